import { rules } from './rules.js';

// Never opened: their very presence in a commit is the finding.
const NEVER = /(^|\/)(id_rsa|id_ed25519|\.netrc|\.npmrc|\.env(\.\w+)?|credentials\.json)$/;

const shorten = (text) => `${text.slice(0, 4)}…(${text.length})`;

export function scan(path, text) {
  const findings = [];
  text.split('\n').forEach((line, i) => {
    for (const { name, pattern } of rules) {
      const hit = pattern.exec(line);
      if (hit) findings.push({ path, line: i + 1, name, text: shorten(hit[0]) });
    }
  });
  return findings;
}

definePlugin({
  handlers: {
    async scan(ctx, { paths = [] }) {
      const all = [];
      for (const path of paths) {
        if (NEVER.test(path)) all.push({ path, line: 0, name: 'file that should not be committed' });
        else all.push(...scan(path, await ctx.read(path)));
      }
      return { findings: all };
    },
  },
});
