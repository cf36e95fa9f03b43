import { model, cli, loader } from './templates.js';

definePlugin({
  handlers: {
    async generate(ctx) {
      const { models } = JSON.parse(await ctx.read('schema.json'));
      for (const m of models) await ctx.write(`generated/${m.name}.js`, model(m));
      const entries = models.map((m) => `${m.name}: () => import('./${m.name}.js')`).join(', ');
      await ctx.write('generated/load.js', loader().replace('${entries}', entries));
      await ctx.write('generated/cli.cjs', cli(models));
      return { files: models.length + 2 };
    },
  },
});
