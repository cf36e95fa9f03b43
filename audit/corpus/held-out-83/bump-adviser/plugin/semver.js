const FORM = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

export function parse(text) {
  const m = FORM.exec(String(text).trim());
  if (!m) throw new TypeError(`not a version: ${text}`);
  return { major: +m[1], minor: +m[2], patch: +m[3], pre: m[4] ?? '' };
}

export function bump(text, kind) {
  const v = parse(text);
  if (v.pre) return `${v.major}.${v.minor}.${v.patch}`;
  if (kind === 'major') return v.major === 0 ? `0.${v.minor + 1}.0` : `${v.major + 1}.0.0`;
  if (kind === 'minor') return `${v.major}.${v.minor + 1}.0`;
  return `${v.major}.${v.minor}.${v.patch + 1}`;
}
