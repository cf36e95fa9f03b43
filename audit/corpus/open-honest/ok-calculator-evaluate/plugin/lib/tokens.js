const pattern = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|([-+*/^])|([()]))/iy;

export function tokenize(text) {
  const tokens = [];
  const source = text.trimEnd();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const m = pattern.exec(source);
    if (!m) throw new SyntaxError(`cannot read "${source.slice(start)}"`);
    const kind = m[1] ? "number" : m[2] ? "name" : m[3] ? "op" : "paren";
    tokens.push({ kind, text: m[1] ?? m[2] ?? m[3] ?? m[4] });
  }
  return tokens;
}
