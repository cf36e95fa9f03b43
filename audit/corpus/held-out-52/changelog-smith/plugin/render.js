const titles = { feat: 'Added', fix: 'Fixed', perf: 'Faster', docs: 'Documentation' };

export function group(subjects) {
  const groups = {};
  for (const subject of subjects) {
    const match = /^(\w+)(?:\([^)]*\))?!?: (.+)$/.exec(subject);
    if (match && titles[match[1]]) (groups[titles[match[1]]] ??= []).push(match[2]);
  }
  return groups;
}

export function render(version, groups) {
  const parts = Object.entries(groups).map(([title, items]) => `### ${title}\n${items.map((item) => `- ${item}`).join('\n')}\n`);
  return `## ${version}\n\n${parts.join('\n')}`;
}
