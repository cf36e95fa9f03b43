'use strict';
const { Rule } = require('./lib/rule.js');
const { rules } = require('./rules/default.js');

const all = rules.map((entry) => new Rule(...entry));

definePlugin({
  handlers: {
    check: async (ctx, { text }) => {
      const bad = all.filter((rule) => rule.broken(text));
      return bad.length ? bad.map((rule) => `- ${rule.id}`).join('\n') : 'all rules kept';
    },
  },
});
