const GROUPS = [
  ['bidirectional control', 0x202a, 0x202e],
  ['bidirectional isolate', 0x2066, 0x2069],
  ['zero width', 0x200b, 0x200d],
  ['variation selector', 0xfe00, 0xfe0f],
  ['variation selector supplement', 0xe0100, 0xe01ef],
  ['tag', 0xe0000, 0xe007f],
];

export function scan(text) {
  const hits = [];
  let line = 1;
  let column = 0;
  for (const ch of text) {
    column += 1;
    if (ch === '\n') { line += 1; column = 0; continue; }
    const cp = ch.codePointAt(0);
    const group = GROUPS.find(([, from, to]) => cp >= from && cp <= to);
    if (group) hits.push({ line, column, code: `U+${cp.toString(16).toUpperCase().padStart(4, '0')}`, kind: group[0] });
  }
  return hits;
}

export default function activate(api) {
  api.registerTool({ name: 'find_invisible', run: ({ text }) => scan(text) });
}
