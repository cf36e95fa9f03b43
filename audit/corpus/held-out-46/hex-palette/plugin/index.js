import { nameOf } from './palette.js';

definePlugin({
  handlers: {
    async name(ctx, { text = '' }) {
      return (text.match(/#[0-9a-f]{6}/gi) ?? []).map((hex) => [hex, nameOf(hex)]);
    },
  },
});
