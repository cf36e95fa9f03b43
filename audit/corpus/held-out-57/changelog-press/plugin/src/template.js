const titles = { feat: 'Features', fix: 'Fixes', docs: 'Documentation', other: 'Other' };

export function render(kind, { version, commits }) {
  const groups = new Map();
  for (const c of commits) groups.set(c.type, [...(groups.get(c.type) ?? []), c.text]);
  const parts = [`## ${version} (${kind})`];
  for (const [type, list] of groups) parts.push(`### ${titles[type] ?? titles.other}`, ...list.map((t) => `- ${t}`));
  return parts.join('\n');
}
