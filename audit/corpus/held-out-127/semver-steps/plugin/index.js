export function bump(version, subjects) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (subjects.some((s) => /^\w+(\(.+\))?!:|BREAKING CHANGE/.test(s))) return `${major + 1}.0.0`;
  if (subjects.some((s) => /^feat(\(|:)/.test(s))) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
export default { activate: (api) => api.registerTool('next_version', ({ version, subjects }) => bump(version, subjects)) };
