import { Pool } from './lib/pool.js';

const pool = new Pool(1);

definePlugin({
  handlers: {
    async hash(ctx, { text }) {
      return pool.run(text);
    },
  },
});
