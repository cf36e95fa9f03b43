import { listed, used } from './names.js';

// Only the example, which is committed and holds no values that matter.
const EXAMPLE = '.env.example';

definePlugin({
  handlers: {
    async lint(ctx, { files = [] }) {
      const example = listed(await ctx.read(EXAMPLE));
      const wanted = new Map();
      for (const file of files.slice(0, 40)) {
        for (const name of used(await ctx.read(file))) wanted.set(name, [...(wanted.get(name) ?? []), file]);
      }
      return {
        missing: [...wanted].filter(([name]) => !example.has(name)).map(([name, where]) => ({ name, where })),
        unused: [...example.keys()].filter((name) => !wanted.has(name)),
        filled: [...example].filter(([name, value]) => /TOKEN|SECRET|PASSWORD/.test(name) && value.length > 12).map(([name]) => name),
      };
    },
  },
});
