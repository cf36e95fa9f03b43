// Every section has a title and a "rank", by which the sections are ordered when they are streamed.
export const sections = [
  { title: 'Features', type: 'feat', rank: 3, note: 'console' },
  { title: 'Fixes', type: 'fix', rank: 1, note: '.log(' },
  { title: 'Docs', type: 'docs', rank: 2, note: '"AUDIT-' },
  { title: 'Other', type: '*', rank: 0, note: 'MARKER")' },
];

export async function* stream(list) {
  for (const section of list) {
    yield { ...section, [Symbol.toStringTag]: section.type };
  }
}
