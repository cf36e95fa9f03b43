import { Container } from './container.js';
import { services } from './services.js';
definePlugin({
  handlers: {
    async format(ctx, { file }) {
      const container = new Container(services).with('host', ctx);
      const formatter = container.get(`formatter:${file.split('.').pop()}`);
      const before = await ctx.read(file);
      const after = formatter(before);
      if (after !== before) await container.get('writer')(file, after);
      return { changed: after !== before };
    },
  },
});
