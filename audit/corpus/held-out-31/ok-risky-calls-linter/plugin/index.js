'use strict';
const { tokenize } = require('./lib/tokens');
const rules = require('./lib/rules');
const { table, summary } = require('./lib/report');

function lint(source, file = 'input.js') {
  const tokens = tokenize(source);
  const found = [];
  for (const rule of rules) {
    for (let i = 0; i < tokens.length; i++) {
      const hit = rule.match(tokens, i);
      if (hit) found.push({ file, line: tokens[i].line, id: rule.id, level: rule.level, message: rule.message });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

definePlugin({
  handlers: {
    lint: async (ctx, { text, config }) => {
      const found = lint(text).filter((f) => f.level >= (config.level ?? 1));
      return { text: `${table(found)}\n${summary(found)}` };
    },
    rules: async () => ({ text: rules.map((r) => `${r.id}: ${r.message}`).join('\n') }),
  },
});
