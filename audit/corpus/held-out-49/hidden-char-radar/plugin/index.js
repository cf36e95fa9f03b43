const KINDS = [
  ['bidi control', /[\u202a-\u202e\u2066-\u2069]/u],
  ['tag character', /[\u{e0000}-\u{e007f}]/u],
  ['zero width', /[\u200b\u2060\ufeff]/u],
  ['variation run', /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{3,}/u],
  ['filler', /[\u115f\u1160\u3164\uffa0]/u],
];
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;

function radar(text) {
  const out = [];
  text.replace(FLAG, '').split('\n').forEach((line, i) => {
    for (const [kind, pattern] of KINDS) {
      const match = pattern.exec(i === 0 ? line.replace(/^\ufeff/, '') : line);
      if (match) out.push({ line: i + 1, kind, point: `U+${match[0].codePointAt(0).toString(16).toUpperCase()}` });
    }
  });
  return out;
}

definePlugin({
  handlers: {
    scan: async (ctx, { path }) => ({ path, found: radar(await ctx.read(path)) }),
  },
  hooks: {
    PostToolUse(ctx, event) {
      const found = radar(String(event.tool_response ?? ''));
      return found.length ? { additionalContext: `This text has invisible characters: ${found.slice(0, 5).map((f) => `${f.kind} in line ${f.line}`).join('; ')}` } : {};
    },
  },
});
