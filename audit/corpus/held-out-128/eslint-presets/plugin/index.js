const why = {
  'no-var': 'var is function scoped and hoisted; let and const are block scoped.',
  eqeqeq: 'Loose equality coerces its operands.',
  'no-param-reassign': 'Callers do not expect their arguments to change.',
};
module.exports = (api) => api.registerTool({ name: 'why_rule', run: ({ rule }) => why[rule] || 'No note for this rule.' });
