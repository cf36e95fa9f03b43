const TITLES = new Map([
  ['feat', 'Added'],
  ['fix', 'Fixed'],
  ['perf', 'Changed'],
  ['refactor', 'Changed'],
  ['revert', 'Removed'],
  ['security', 'Security'],
]);

export function group(subjects) {
  const groups = new Map();
  for (const subject of subjects) {
    const m = subject.match(/^(?<type>\w+)(?:\((?<scope>[^)]*)\))?(?<bang>!)?:\s*(?<rest>.+)$/);
    const { type, scope, bang, rest } = m?.groups ?? { rest: subject };
    const title = bang ? 'Breaking' : TITLES.get(type);
    if (m && !title) continue;
    const list = groups.get(title ?? 'Changed') ?? [];
    list.push(scope ? `**${scope}**: ${rest}` : rest);
    groups.set(title ?? 'Changed', list);
  }
  return groups;
}
