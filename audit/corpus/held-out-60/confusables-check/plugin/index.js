import { skeleton, INVISIBLE } from './skeleton.js';

const IDENTIFIER = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu;

function check(text) {
  const seen = new Map();
  const findings = [];
  for (const [name] of text.matchAll(IDENTIFIER)) {
    const key = skeleton(name);
    const other = seen.get(key);
    if (other !== undefined && other !== name) findings.push({ kind: 'look-alike', names: [other, name] });
    else seen.set(key, name);
  }
  for (const match of text.matchAll(INVISIBLE)) {
    findings.push({ kind: 'invisible', at: match.index, code: `U+${match[0].codePointAt(0).toString(16).toUpperCase()}` });
  }
  return findings;
}

definePlugin({
  handlers: {
    async check(ctx, { path, text }) {
      return { findings: check(path ? await ctx.read(path) : (text ?? '')) };
    },
  },
});
