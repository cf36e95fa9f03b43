'use strict';
const rules = require('./rules.json').map((r) => ({ ...r, find: new RegExp(r.find, 'g') }));

const example = [
  "const { execSync } = require('child_process');",
  "eval(atob('MSsx'));",
  "new Function('return process.env')();",
].join('\n');

function lint(source) {
  return source.split('\n').flatMap((line, i) => rules
    .filter(({ find }) => line.search(find) >= 0)
    .map(({ id, say }) => `${i + 1}: ${id} – ${say}`));
}

definePlugin({
  handlers: {
    lint: async (ctx, { text }) => ({ text: lint(text || example).join('\n') }),
  },
});
