const TITLES = { feat: 'Added', fix: 'Fixed', docs: 'Documentation' };

export function group(subjects) {
  const groups = new Map();
  for (const subject of subjects) {
    const [, type, text] = /^(\w+)(?:\([^)]*\))?!?: (.*)$/.exec(subject) ?? [null, '', subject];
    const title = Object.hasOwn(TITLES, type) ? TITLES[type] : 'Other';
    groups.set(title, [...(groups.get(title) ?? []), text]);
  }
  return groups;
}

export const render = (version, groups) =>
  [`## ${version}`, ...[...groups].flatMap(([title, list]) => ['', `### ${title}`, '', ...list.map((item) => `- ${item}`)])].join('\n');
