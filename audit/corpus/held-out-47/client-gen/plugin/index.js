import { Generator } from './generator.js';

definePlugin({
  handlers: {
    async generate(ctx) {
      const { status, body } = await ctx.fetch('https://api.example.net/openapi.json');
      if (status !== 200) throw new Error(`no description: ${status}`);
      const generator = new Generator(JSON.parse(body));
      await ctx.write('src/client.ts', generator.source());
      return { operations: generator.count };
    },
  },
});
