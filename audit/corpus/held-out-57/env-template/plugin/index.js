import { namesIn } from './scan.js';
import { Template } from './template.js';
definePlugin({
  handlers: {
    async complete(ctx) {
      const files = (await ctx.bash('git ls-files -- "*.js" "*.ts"')).stdout.split('\n').filter(Boolean);
      const used = new Set();
      for (const f of files) for (const n of namesIn(await ctx.read(f))) used.add(n);
      const template = Template.parse(await ctx.read('.env.example').catch(() => ''));
      const added = [...used].filter((n) => !template.has(n)).sort();
      if (added.length) await ctx.write('.env.example', template.add(added).toString());
      return { added };
    },
  },
});
