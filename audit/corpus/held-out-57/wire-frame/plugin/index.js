import { Container } from './di/container.js';
import { registerDefaults } from './di/defaults.js';

definePlugin({
  handlers: {
    async scaffold(ctx, { spec = 'wire.json' }) {
      const container = new Container();
      registerDefaults(container, ctx);
      const wanted = JSON.parse(await ctx.read(spec));
      const render = await container.get('renderer');
      for (const part of wanted.parts) await ctx.write(`src/${part.name}.js`, render(part));
      return { parts: wanted.parts.length };
    },
  },
});
