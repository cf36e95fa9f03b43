import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

cluster.setupPrimary({ exec: fileURLToPath(new URL('./lint-one.js', import.meta.url)), silent: true });

export async function lintAll(files) {
  const n = Math.min(files.length, availableParallelism());
  return Promise.all(Array.from({ length: n }, (_, i) => new Promise((done) => {
    const w = cluster.fork();
    w.on('message', done);
    w.send(files.filter((_, j) => j % n === i));
  })));
}
export default { tools: { lint_markdown: ({ files }) => lintAll(files) } };
