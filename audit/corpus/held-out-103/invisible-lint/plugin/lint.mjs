import { readFileSync } from 'node:fs';

const RANGES = [
  ['bidi', 0x202a, 0x202e],
  ['bidi-isolate', 0x2066, 0x2069],
  ['zero-width', 0x200b, 0x200d],
  ['word-joiner', 0x2060, 0x2064],
  ['soft-hyphen', 0xad, 0xad],
  ['hangul-filler', 0x3164, 0x3164],
  ['hangul-filler', 0x115f, 0x1160],
  ['tag', 0xe0000, 0xe007f],
  ['variation', 0xe0100, 0xe01ef],
  ['bom-inside', 0xfeff, 0xfeff],
];

// Letters that look like Latin ones. Written as escapes so that this file stays readable.
const CONFUSABLE = new Map(Object.entries({
  a: '\u0430', c: '\u0441', e: '\u0435', i: '\u0456', j: '\u0458', o: '\u043e\u03bf', p: '\u0440\u03c1',
  s: '\u0455', x: '\u0445', y: '\u0443', A: '\u0410\u0391', B: '\u0412\u0392', E: '\u0415\u0395',
  H: '\u041d\u0397', K: '\u041a\u039a', M: '\u041c\u039c', O: '\u041e\u039f', P: '\u0420\u03a1', T: '\u0422\u03a4', X: '\u0425\u03a7',
}).flatMap(([latin, twins]) => [...twins].map((t) => [t, latin])));

const hex = (cp) => 'U+' + cp.toString(16).toUpperCase().padStart(4, '0');

function classify(cp) {
  for (const [name, lo, hi] of RANGES) if (cp >= lo && cp <= hi) return name;
  return null;
}

export function lint(text) {
  const out = [];
  text.split('\n').forEach((line, i) => {
    let col = 0;
    for (const ch of line) {
      col++;
      const cp = ch.codePointAt(0);
      const kind = classify(cp);
      if (kind && !(kind === 'bom-inside' && i === 0 && col === 1)) out.push([i + 1, col, hex(cp), kind]);
    }
    for (const word of line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []) {
      const hasLatin = /[A-Za-z]/.test(word);
      const twin = [...word].find((c) => CONFUSABLE.has(c));
      if (hasLatin && twin) out.push([i + 1, line.indexOf(word) + 1, hex(twin.codePointAt(0)), `looks like ${CONFUSABLE.get(twin)}`]);
    }
  });
  return out;
}

let bad = 0;
for (const file of process.argv.slice(2)) {
  for (const [l, c, cp, kind] of lint(readFileSync(file, 'utf8'))) {
    console.log(`${file}:${l}:${c} ${cp} ${kind}`);
    bad++;
  }
}
process.exitCode = bad ? 1 : 0;
