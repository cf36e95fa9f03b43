import { validate } from './validate.js';

definePlugin({
  handlers: {
    async check(ctx, { schema, files = [] }) {
      const root = JSON.parse(await ctx.read(schema));
      const report = [];
      for (const file of files) {
        let value;
        try {
          value = JSON.parse(await ctx.read(file));
        } catch (error) {
          report.push({ file, faults: [`not JSON: ${error.message}`] });
          continue;
        }
        report.push({ file, faults: validate(root, value).slice(0, 50) });
      }
      return report;
    },
  },
});
