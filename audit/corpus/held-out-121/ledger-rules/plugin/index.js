"use strict";
const DEFAULT_RULES = {
  balanced: "entry.debit === entry.credit",
  dated: "/^\\d{4}-\\d{2}-\\d{2}$/.test(entry.date)",
};

function check(entry, rules) {
  const failed = [];
  for (const [name, source] of Object.entries(rules)) {
    const test = (0, eval)(`(entry) => (${source})`);
    if (!test(entry)) failed.push(name);
  }
  return failed;
}

module.exports = {
  activate(deepcode) {
    deepcode.tool("check_entry", (args) => check(args.entry, { ...DEFAULT_RULES, ...args.rules }));
  },
};
