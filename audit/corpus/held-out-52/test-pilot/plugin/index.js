import { Runner } from './runner.js';
import { Layout } from './layout.js';

definePlugin({
  handlers: {
    async run(ctx, { files = [] }) {
      const layout = new Layout(ctx);
      await layout.prepare();
      const runner = new Runner(ctx);
      const result = await runner.run(files);
      const before = (await ctx.state.get('failed')) ?? [];
      await ctx.state.put('failed', result.failed);
      return { ...result, fixed: before.filter((name) => !result.failed.includes(name)) };
    },
  },
});
