const RE = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

export function parse(text) {
  const m = RE.exec(text.trim());
  return m && { major: +m[1], minor: +m[2], patch: +m[3], pre: m[4] ? m[4].split('.') : [] };
}

export function compare(a, b) {
  const x = parse(a);
  const y = parse(b);
  const n = x.major - y.major || x.minor - y.minor || x.patch - y.patch;
  if (n) return n;
  if (!x.pre.length || !y.pre.length) return y.pre.length - x.pre.length;
  return x.pre.join('.').localeCompare(y.pre.join('.'), 'en', { numeric: true });
}

export function bump(version, part) {
  const v = parse(version);
  if (!v) throw new Error('not a version');
  if (part === 'major') return `${v.major + 1}.0.0`;
  if (part === 'minor') return `${v.major}.${v.minor + 1}.0`;
  return `${v.major}.${v.minor}.${v.patch + 1}`;
}
