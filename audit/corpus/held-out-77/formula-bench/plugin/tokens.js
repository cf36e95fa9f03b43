const PATTERN = /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|([a-z_]\w*)|([-+*/%^(),]))/iy;

export function tokenize(source) {
  const list = [];
  PATTERN.lastIndex = 0;
  const end = source.trimEnd().length;
  while (PATTERN.lastIndex < end) {
    const at = PATTERN.lastIndex;
    const match = PATTERN.exec(source);
    if (!match) throw new Error(`cannot read the formula at ${at}`);
    const [, number, name, sign] = match;
    list.push({ kind: number ? 'number' : name ? 'name' : 'sign', text: number ?? name ?? sign, at });
  }
  return list;
}
