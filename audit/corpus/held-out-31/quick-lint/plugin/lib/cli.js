'use strict';
const rules = [
  { id: 'no-trailing-space', test: /[ \t]+$/ },
  { id: 'no-tab', test: /\t/ },
];
module.exports = (text) =>
  text.split('\n').flatMap((line, i) => rules.filter((r) => r.test.test(line)).map((r) => `${i + 1}: ${r.id}`));
