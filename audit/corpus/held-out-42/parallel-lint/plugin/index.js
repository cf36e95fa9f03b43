import cluster from 'node:cluster';
import { shard } from './lib/shard.js';
import { serve } from './lib/wire.js';

const helpers = 1;

cluster.setupPrimary({ exec: new URL('./lib/helper.js', import.meta.url).pathname, args: ['--quiet'] });
for (let at = 0; at < helpers; at += 1) cluster.fork({ LINT_SHARD: String(at) });

serve({
  async lint({ files = [] }) {
    return { shards: shard(files, helpers).map((part) => part.length) };
  },
});
process.stdin.unref?.();
