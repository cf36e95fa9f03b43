import { rules } from './rules.js';

function scan(text) {
  const findings = [];
  text.split('\n').forEach((line, index) => {
    for (const { name, pattern, why } of rules) if (pattern.test(line)) findings.push({ line: index + 1, rule: name, why });
  });
  return findings;
}

definePlugin({
  handlers: {
    async scan(ctx, { path, text }) {
      return { findings: scan(path ? await ctx.read(path) : (text ?? '')) };
    },
  },
});
