const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|([-+*/^(),]))/giy;
export function tokenize(text) {
  const out = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const m = TOKEN.exec(text);
    if (!m) throw new SyntaxError(`unexpected input in ${text}`);
    out.push(m[1] ? { kind: 'num', value: Number(m[1]) } : m[2] ? { kind: 'name', value: m[2] } : { kind: m[3] });
  }
  return [...out, { kind: 'end' }];
}
