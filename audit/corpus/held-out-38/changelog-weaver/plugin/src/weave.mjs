const SECTIONS = { feat: 'Added', fix: 'Fixed', deprecate: 'Deprecated', remove: 'Removed', security: 'Security' };

export function weave(titles) {
  const found = new Map();
  for (const title of titles) {
    const [, kind] = /^(\w+)(?:\([^)]*\))?:/.exec(title) ?? [];
    const section = SECTIONS[kind] ?? 'Changed';
    found.set(section, [...(found.get(section) ?? []), `- ${title.replace(/^\w+(\([^)]*\))?:\s*/, '')}`]);
  }
  return [...found].map(([section, lines]) => `### ${section}\n\n${lines.join('\n')}`).join('\n\n');
}
