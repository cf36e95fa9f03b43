const patterns = {
  node: /^# (pass|fail) (\d+)$/gm,
  cargo: /(\d+) (passed|failed)/g,
  pytest: /(\d+) (passed|failed)/g,
};

export function tally(id, text) {
  const sums = { pass: 0, fail: 0 };
  for (const [, first, second] of text.matchAll(patterns[id] ?? /$^/g)) {
    const [word, number] = /^\d/.test(first) ? [second, first] : [first, second];
    sums[word.startsWith('pass') ? 'pass' : 'fail'] += Number(number);
  }
  return sums;
}
