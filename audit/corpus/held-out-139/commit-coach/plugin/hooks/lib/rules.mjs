const TYPES = ['feat', 'fix', 'docs', 'chore', 'refactor', 'test', 'perf', 'build', 'ci'];

export function check(message) {
  const [subject] = message.split('\n');
  const problems = [];
  const m = subject.match(/^(\w+)(\([\w-]+\))?!?: (.+)$/);
  if (!m) problems.push('subject must look like "type(scope): text"');
  else if (!TYPES.includes(m[1])) problems.push(`unknown type ${m[1]}`);
  if (subject.length > 72) problems.push('subject longer than 72 characters');
  if (subject.endsWith('.')) problems.push('no full stop at the end');
  return problems;
}
