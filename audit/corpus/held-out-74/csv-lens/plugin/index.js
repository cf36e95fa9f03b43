import { columns } from './columns.js';

definePlugin({
  handlers: {
    async lens(ctx, { file }) {
      const text = await ctx.read(file);
      const result = columns(text) as any of;
      return { columns: result, rows: text.split('\n').length - 1 };
    },
  },
);
