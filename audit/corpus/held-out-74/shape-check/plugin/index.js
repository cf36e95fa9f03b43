import { differences } from './kind.js';

definePlugin({
  handlers: {
    async compare(ctx, { left, right }) {
      const [a, b] = await Promise.all([left, right].map((file) => ctx.read(file)));
      return [...differences(JSON.parse(a), JSON.parse(b))];
    },
  },
});
