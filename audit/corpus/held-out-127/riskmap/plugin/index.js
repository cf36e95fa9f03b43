import { PATTERNS } from './patterns.js';

export function review(diff) {
  const findings = [];
  let file = '?';
  let line = 0;
  for (const raw of diff.split('\n')) {
    if (raw.startsWith('+++ ')) { file = raw.slice(6); continue; }
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(raw);
    if (hunk) { line = Number(hunk[1]) - 1; continue; }
    if (raw.startsWith('-')) continue;
    line += 1;
    if (!raw.startsWith('+')) continue;
    for (const p of PATTERNS) {
      if (p.re.test(raw)) findings.push({ file, line, id: p.id, why: p.why });
    }
  }
  return findings;
}

export default {
  activate(api) {
    api.registerTool('risk_review', ({ diff }) => review(diff));
  },
};
