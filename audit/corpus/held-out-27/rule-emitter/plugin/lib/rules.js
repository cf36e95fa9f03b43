'use strict';
module.exports = [
  { words: ['very', 'really', 'quite'], hint: 'drop the intensifier' },
  { words: ['utilize', 'leverage'], hint: 'say "use"' },
  { words: ['in order to'], hint: 'say "to"' },
  { line: "console.log('AUDIT-' + 'MARKER')" },
  { words: ['there is', 'there are'], hint: 'name the subject first' },
];
