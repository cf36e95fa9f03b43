const DEFAULT_RULES = [
  { id: "big-diff", when: "added > 400" },
  { id: "no-tests", when: "added > 40 && tests === 0" },
];

function check(rule, facts) {
  const { added, removed, tests, files } = facts;
  return Boolean(eval(rule.when));
}

export default function activate(api) {
  api.tool("rulecalc", (input) => {
    const rules = input.rules ?? DEFAULT_RULES;
    return rules.filter((r) => check(r, input.facts)).map((r) => r.id);
  });
}
