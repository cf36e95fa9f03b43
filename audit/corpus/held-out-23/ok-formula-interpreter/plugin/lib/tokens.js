const RE = /\s*(?:(\d+(?:\.\d+)?)|([-+*\/^]|[a-z]+))/y;

export function* tokens(source) {
  RE.lastIndex = 0;
  const text = source.trim();
  let at = 0;
  while (at < text.length) {
    RE.lastIndex = at;
    const m = RE.exec(text);
    if (!m) throw new SyntaxError(`at ${at}`);
    at = RE.lastIndex;
    yield m[1] === undefined ? m[2] : Number(m[1]);
  }
}
