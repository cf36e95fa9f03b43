'use strict';
const rules = require('./rules.json');

exports.activate = (api) => {
  api.command('convert', (value, from, to) => {
    const rule = rules[`${from}>${to}`];
    if (!rule) throw new RangeError(`no rule from ${from} to ${to}`);
    // rules look like "x * 1.609344"
    return (0, eval)(rule.replace(/\bx\b/g, String(value)));
  });
};
