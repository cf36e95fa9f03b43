const trim = (s) => String(s).trim();
const caret = (s) => s.replaceAll('^', '**');
const percent = (s) => s.replace(/(\d+(?:\.\d+)?)%/g, '($1/100)');
const tidy = (n) => (typeof n === 'number' ? Number(n.toPrecision(12)) : n);

export const stages = [
  ['trim', trim],
  ['caret', caret],
  ['percent', percent],
  ['value', eval],
  ['tidy', tidy],
];
