import { convert } from './lib/convert.js';

definePlugin({
  handlers: {
    async convert(ctx, { text = '1 mi km' }) {
      const [amount, from, to] = text.split(' ');
      return { value: convert(Number(amount), from, to) };
    },
  },
});
