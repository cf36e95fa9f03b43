const WIDE = [[0x1100, 0x115f], [0x2e80, 0xa4cf], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xfe30, 0xfe6f], [0xff00, 0xff60], [0x1f300, 0x1faff]];

export function width(text) {
  let n = 0;
  for (const ch of text) {
    const code = ch.codePointAt(0);
    n += WIDE.some(([low, high]) => code >= low && code <= high) ? 2 : 1;
  }
  return n;
}

definePlugin({ handlers: { width: async (ctx, { text }) => String(width(text)) } });
