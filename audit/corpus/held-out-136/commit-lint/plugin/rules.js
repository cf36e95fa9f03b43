const TYPES = ["feat", "fix", "docs", "style", "refactor", "perf", "test", "build", "ci", "chore"];
export function check(message) {
  const [head, blank] = message.split("\n");
  const problems = [];
  const m = /^(\w+)(\([\w-]+\))?!?: (.+)$/.exec(head);
  if (!m) problems.push("header is not type(scope): subject");
  else if (!TYPES.includes(m[1])) problems.push(`unknown type ${m[1]}`);
  if (head.length > 72) problems.push("header longer than 72 characters");
  if (blank) problems.push("second line must be empty");
  return problems;
}
