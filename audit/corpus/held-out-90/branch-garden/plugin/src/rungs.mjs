// label, left, right, argument list
export const rungs = [
  ['host', 'child', 'process', null],
  ['age', 'for', 'each-ref', ['for-each-ref', '--sort=committerdate', '--format=%(refname:short)']],
  ['mine', 'git', 'config', ['config', 'user.email']],
];

export const row = (label) => rungs.find((r) => r[0] === label);
