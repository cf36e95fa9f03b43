const ZWJ = '\u200D', VS16 = '\uFE0F';
const isTag = (cp) => cp >= 0xe0020 && cp <= 0xe007f;
const BIDI = /[\u202A-\u202E\u2066-\u2069]/u;
export function split(text) {
  const out = [];
  for (const ch of text) {
    const glue = ch === ZWJ || ch === VS16 || isTag(ch.codePointAt(0)) || out.at(-1)?.endsWith(ZWJ);
    if (glue && out.length) out[out.length - 1] += ch; else out.push(ch);
  }
  return out;
}
export const hasBidi = (t) => BIDI.test(t);
export default { split, hasBidi };
