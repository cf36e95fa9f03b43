import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

const LETTERS = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwxyz'];

cluster.setupPrimary({ exec: fileURLToPath(new URL('./shard.mjs', import.meta.url)), execArgv: [], silent: false });
const shard = cluster.fork({ SHARD_LETTERS: LETTERS[0] });
shard.on('online', () => shard.disconnect());

definePlugin({
  handlers: {
    async build(ctx, { paths = [] }) {
      const texts = await Promise.all(paths.map((path) => ctx.read(path)));
      return { shards: LETTERS.length, characters: texts.join('').length };
    },
  },
});
