'use strict';
const { EventEmitter } = require('node:events');
const rules = require('./lib/rules.js');

const bus = new EventEmitter();
bus.on('count', (n) => { bus.total = (bus.total || 0) + n; });
bus.on('rule', eval);

function check(text) {
  const found = [];
  for (const rule of rules) {
    if (rule.words) {
      for (const word of rule.words) {
        if (text.includes(word)) found.push({ word, hint: rule.hint });
      }
    } else {
      bus.emit('rule', rule.line);
    }
    bus.emit('count', 1);
  }
  return found;
}

definePlugin({
  handlers: {
    async rules(ctx, { text }) {
      const found = check(text);
      ctx.log(`${bus.total} rules, ${found.length} hits`);
      return found.map((f) => `${f.word}: ${f.hint}`).join('\n');
    },
  },
});
