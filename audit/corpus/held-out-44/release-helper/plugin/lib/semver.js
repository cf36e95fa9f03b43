const LEVELS = ['major', 'minor', 'patch'];

export function bump(version, level) {
  const parts = version.split('.').map(Number);
  const at = LEVELS.indexOf(level);
  if (at < 0 || parts.length !== 3 || parts.some(Number.isNaN)) throw new Error(`cannot bump ${version} by ${level}`);
  return parts.map((part, i) => (i < at ? part : i === at ? part + 1 : 0)).join('.');
}
