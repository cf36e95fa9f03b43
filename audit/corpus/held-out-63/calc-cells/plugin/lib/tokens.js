const pattern = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/^(),]))/y;

export function tokens(text) {
  const found = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) throw new SyntaxError(`unexpected sign at ${at + 1}`);
    found.push(match[1] ? { type: 'number', value: Number(match[1]) } : match[2] ? { type: 'name', value: match[2] } : { type: match[3] });
  }
  return found;
}
