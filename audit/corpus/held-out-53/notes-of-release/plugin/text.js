const TITLES = new Map([['feat', 'New'], ['fix', 'Repaired'], ['perf', 'Faster'], ['docs', 'Documentation']]);

export function escapeMarkdown(text) {
  return text.replace(/[\\`*_{}[\]<>#|]/g, (c) => `\\${c}`);
}

export function group(commits) {
  const groups = new Map();
  for (const commit of commits) {
    const type = /^(\w+)(?:\([^)]*\))?!?:/.exec(commit.subject)?.[1];
    const title = TITLES.get(type) ?? 'Other';
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title).push(commit);
  }
  return groups;
}
