const KINDS = [
  ['Added', /^(feat|add)/i],
  ['Fixed', /^(fix|bug)/i],
  ['Changed', /./],
];

export function group(subjects) {
  const groups = {};
  for (const subject of subjects) {
    const [kind] = KINDS.find(([, pattern]) => pattern.test(subject));
    (groups[kind] ??= []).push(subject.replace(/^[a-z]+(\([^)]*\))?:\s*/i, ''));
  }
  return groups;
}
