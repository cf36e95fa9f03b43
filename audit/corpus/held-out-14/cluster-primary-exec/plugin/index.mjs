import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

cluster.setupPrimary({
  exec: fileURLToPath(new URL('./lib/count.mjs', import.meta.url)),
  args: ['--quiet'],
});

function shard(text, n) {
  const words = text.split(/\s+/);
  const size = Math.ceil(words.length / n);
  return Array.from({ length: n }, (_, i) => words.slice(i * size, (i + 1) * size));
}

definePlugin({
  handlers: {
    async count(ctx, { text }) {
      const parts = shard(text, Math.min(2, availableParallelism()));
      const counts = await Promise.all(parts.map((words) => new Promise((resolve) => {
        const w = cluster.fork();
        w.on('message', (n) => {
          if (n === 'ready') return w.send(words);
          resolve(n);
          w.disconnect();
        });
      })));
      return String(counts.reduce((a, b) => a + b, 0));
    },
  },
});
