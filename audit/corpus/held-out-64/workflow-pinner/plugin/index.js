import { findings } from './scan.js';

definePlugin({
  handlers: {
    async scan(ctx, { paths }) {
      const result = [];
      for (const path of paths.slice(0, 200)) {
        let text;
        try {
          text = await ctx.read(path);
        } catch (error) {
          ctx.log('warn', `${path}: ${error.message}`);
          continue;
        }
        for (const finding of findings(text)) result.push({ path, ...finding });
      }
      return { result };
    },
  },
});
