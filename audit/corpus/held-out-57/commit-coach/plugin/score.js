const rules = [
  ['too long', (m) => m.length > 72],
  ['past tense', (m) => /^\w+ed\b/.test(m)],
  ['full stop', (m) => m.endsWith('.')],
  ['vague', (m) => /^(fix|update|wip|stuff)$/i.test(m)],
];
export const score = (message) => {
  const faults = rules.filter(([, test]) => test(message)).map(([name]) => name);
  return { points: 10 - 3 * faults.length, faults };
};
