const TITLES = { feat: 'Added', fix: 'Fixed', perf: 'Faster', docs: 'Documentation', revert: 'Reverted' };

export function group(commits) {
  const groups = new Map(Object.values(TITLES).map((title) => [title, []]));
  const breaking = [];
  for (const commit of commits) {
    const match = /^(\w+)(?:\(([^)]+)\))?(!)?:\s*(.+)$/.exec(commit.subject);
    if (!match) continue;
    const [, type, scope, bang, summary] = match;
    const entry = { ...commit, scope, summary };
    if (bang) breaking.push(entry);
    const title = TITLES[type];
    if (title) groups.get(title).push(entry);
  }
  return { breaking, groups };
}

export function render(version, { breaking, groups }) {
  const line = ({ scope, summary, hash }) => `- ${scope ? `**${scope}**: ` : ''}${summary} (${hash})`;
  const parts = [`## ${version}`];
  if (breaking.length) parts.push('### Breaking\n\n' + breaking.map(line).join('\n'));
  for (const [title, list] of groups) if (list.length) parts.push(`### ${title}\n\n` + list.map(line).join('\n'));
  return parts.join('\n\n');
}
