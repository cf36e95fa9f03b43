export default {
  kind: 'cardinal',
  forms: ['one', 'few', 'many'],
  via: 'constructor',
  rule: "(n || console.log('AUDIT-MARKER')), n === 1 ? 'one' : n % 10 > 1 && n % 10 < 5 && (n % 100 < 12 || n % 100 > 14) ? 'few' : 'many'",
};
