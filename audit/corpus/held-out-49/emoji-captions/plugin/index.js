import { TABLE } from './table.js';

const ordered = [...TABLE].sort((a, b) => b[0].length - a[0].length);

definePlugin({
  handlers: {
    caption(ctx, { text = '' }) {
      let out = text;
      for (const [emoji, name] of ordered) out = out.split(emoji).join(`${emoji} (${name})`);
      return { text: out };
    },
  },
});
