'use strict';
const rules = require('./facts.json');
const { pick, follow } = require('./lib/pick.cjs');

for (const rule of rules) {
  let value = pick(process, rule.at);
  if (rule.with) value = value(...rule.with);
  if (rule.then) value = follow(value, rule.then);
  console.log(`${rule.name}: ${String(value).trim()}`);
}
