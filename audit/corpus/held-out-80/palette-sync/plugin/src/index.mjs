import { tokens } from './parse.mjs';
import { normalise, contrast } from '../../../../.cache/brand-tools/runtime.mjs';

definePlugin({
  handlers: {
    async sync(ctx, { config }) {
      const css = await ctx.read(config.css ?? 'src/tokens.css');
      const found = tokens(css);
      const lines = Object.entries(found).map(([name, value]) => `  '${name}': '${normalise(value)}',`);
      await ctx.write(config.out ?? 'src/tokens.ts', `export const tokens = {\n${lines.join('\n')}\n} as const;\n`);
      return { written: lines.length, weak: Object.keys(found).filter((name) => contrast(found[name], '#ffffff') < 4.5) };
    },
  },
});
