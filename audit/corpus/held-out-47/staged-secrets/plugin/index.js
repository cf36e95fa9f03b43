import { KINDS } from './kinds.js';

const mask = (value) => `${value.slice(0, 4)}…(${value.length})`;

export function scan(diff) {
  const findings = [];
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice(6);
    else if (line.startsWith('+'))
      for (const { kind, pattern } of KINDS) {
        const hit = pattern.exec(line);
        if (hit) findings.push({ file, kind, value: mask(hit[0]) });
      }
  }
  return findings;
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      if (!/\bgit\s+commit\b/.test(event.tool_input?.command ?? '')) return {};
      const { stdout } = await ctx.bash('git diff --cached --unified=0');
      const findings = scan(stdout);
      if (!findings.length) return {};
      const reason = findings.map(({ file, kind, value }) => `${file}: ${kind} ${value}`).join('\n');
      return { decision: 'block', reason };
    },
  },
});
