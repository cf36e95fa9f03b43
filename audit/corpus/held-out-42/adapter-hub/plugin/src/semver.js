const PATTERN = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;

export function parse(version) {
  const found = PATTERN.exec(version);
  if (found === null) return undefined;
  const [, major, minor, patch, pre] = found;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), pre };
}

export function compare(left, right) {
  const a = parse(left);
  const b = parse(right);
  for (const part of ['major', 'minor', 'patch']) {
    if (a[part] !== b[part]) return a[part] < b[part] ? -1 : 1;
  }
  if (a.pre === b.pre) return 0;
  if (a.pre === undefined) return 1;
  if (b.pre === undefined) return -1;
  return a.pre < b.pre ? -1 : 1;
}
