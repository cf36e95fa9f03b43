import { rules } from './rules.js';

definePlugin({
  handlers: {
    async lint(ctx) {
      const { stdout } = await ctx.bash("git ls-files -- '*.js' '*.cjs' '*.mjs'");
      const findings = [];
      for (const path of stdout.split('\n').filter(Boolean)) {
        const lines = (await ctx.read(path)).split('\n');
        lines.forEach((line, at) => {
          for (const { name, pattern, advice } of rules) if (pattern.test(line)) findings.push({ path, line: at + 1, name, advice });
        });
      }
      return findings;
    },
  },
});
