import { redact } from './redact.js';

definePlugin({
  handlers: {
    async file(ctx, { path, config = {} }) {
      if (typeof path !== 'string' || path.includes('\0')) throw new TypeError('path is missing');
      const { text, counts } = redact(await ctx.read(path), config);
      const target = path.replace(/(?:\.log|\.txt)?$/, '.redacted.log');
      await ctx.write(target, text);
      return { target, counts };
    },
    async text(_ctx, { text = '', config = {} }) {
      return redact(text, config);
    },
  },
});
