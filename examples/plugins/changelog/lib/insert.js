// A new section goes above the newest; one version is written once.
export function insert(text, section, version) {
  if (text.includes(`\n## ${version} `)) throw new Error(`${version} is in the changelog already`);
  const at = text.indexOf('\n## ');
  if (at === -1) return `${text.trimEnd()}\n\n${section}`;
  return `${text.slice(0, at + 1)}${section}\n${text.slice(at + 1)}`;
}
