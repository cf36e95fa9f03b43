export function next(version, part) {
  const m = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!m) throw new TypeError(`not a version: ${version}`);
  const [major, minor, patch] = m.slice(1).map(Number);
  switch (part) {
    case 'major': return `${major + 1}.0.0`;
    case 'minor': return `${major}.${minor + 1}.0`;
    case 'patch': return `${major}.${minor}.${patch + 1}`;
    default: throw new RangeError(part);
  }
}
