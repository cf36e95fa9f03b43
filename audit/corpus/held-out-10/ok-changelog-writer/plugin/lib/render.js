const ORDER = ['Breaking', 'Security', 'Added', 'Changed', 'Fixed', 'Removed'];

export function render(version, date, groups) {
  const day = version === 'Unreleased' ? '' : ` (${date.toISOString().slice(0, 10)})`;
  const parts = ORDER.filter((t) => groups.has(t)).map((t) => `### ${t}\n\n${groups.get(t).map((l) => `- ${l}`).join('\n')}`);
  return `## ${version}${day}\n\n${parts.join('\n\n')}\n`;
}

export function insert(before, entry) {
  const at = before.search(/^## /m);
  return at < 0 ? `${before.trimEnd()}\n\n${entry}` : `${before.slice(0, at)}${entry}\n${before.slice(at)}`;
}
