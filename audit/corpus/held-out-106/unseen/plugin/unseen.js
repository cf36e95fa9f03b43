const RANGES = [
  [0x200b, 0x200f, 'zero width or direction mark'],
  [0x202a, 0x202e, 'bidi embedding or override'],
  [0x2060, 0x2064, 'invisible operator'],
  [0x2066, 0x2069, 'bidi isolate'],
  [0xfe00, 0xfe0f, 'variation selector'],
  [0xe0000, 0xe007f, 'tag character'],
  [0xe0100, 0xe01ef, 'variation selector supplement'],
];

const ANY = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f]|[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u;

export function find(text) {
  const out = [];
  text.split('\n').forEach((line, row) => {
    if (!ANY.test(line)) return;
    let col = 0;
    for (const ch of line) {
      col += 1;
      const cp = ch.codePointAt(0);
      const r = RANGES.find(([a, b]) => cp >= a && cp <= b);
      if (r) out.push({ line: row + 1, column: col, code: 'U+' + cp.toString(16).toUpperCase(), kind: r[2] });
    }
  });
  return out;
}

export function activate(api) {
  api.command('unseen', ({ text }) => {
    const list = find(text);
    return list.length ? list.map((x) => `${x.line}:${x.column} ${x.code} ${x.kind}`).join('\n') : 'Nothing hidden.';
  });
}
