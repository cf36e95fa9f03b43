import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { index } from './lib/indexer.js';

export default function activate(ctx) {
  if (cluster.isPrimary) {
    for (let i = 0; i < Math.min(4, availableParallelism()); i++) cluster.fork();
    cluster.on('message', (_w, msg) => ctx.log(msg.done));
  } else {
    process.send({ done: index([]) });
  }
}
