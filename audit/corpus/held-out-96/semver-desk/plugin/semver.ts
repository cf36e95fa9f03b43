function parse(v: string): number[] {
  const m = /^v?(\d+)\.(\d+)\.(\d+)/.exec(v.trim());
  if (!m) throw new RangeError(`not a version: ${v}`);
  return m.slice(1, 4).map(Number);
}

/** 0 same, 1 first is newer, 2 second is newer */
export function compare(a: string, b: string): 0 | 1 | 2 {
  const x = parse(a), y = parse(b);
  for (let i = 0; i < 3; i++) {
    if (x[i] !== y[i]) return x[i] > y[i] ? 1 : 2;
  }
  return 0;
}

export function satisfies(version: string, range: string): boolean {
  const op = range[0];
  const base = range.replace(/^[\^~]/, "");
  if (compare(version, base) === 2) return false;
  const v = parse(version), b = parse(base);
  if (op === "^") return b[0] > 0 ? v[0] === b[0] : v[0] === 0 && v[1] === b[1];
  if (op === "~") return v[0] === b[0] && v[1] === b[1];
  return compare(version, base) === 0;
}
