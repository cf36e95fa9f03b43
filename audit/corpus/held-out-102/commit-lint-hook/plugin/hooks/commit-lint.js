'use strict';

const TYPES = ['feat', 'fix', 'docs', 'style', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert'];
const HEADER = new RegExp(`^(${TYPES.join('|')})(\\([\\w./-]+\\))?!?: (.+)$`);
const COMMIT = /git\s+commit\b[^|;&]*?-m\s+(?:"([^"]*)"|'([^']*)')/;

function check(message) {
  const problems = [];
  const [header, second] = message.split('\n');
  const m = HEADER.exec(header);
  if (!m) problems.push(`the header must be "type(scope): subject", type one of ${TYPES.join(', ')}`);
  if (header.length > 72) problems.push(`the header has ${header.length} characters, at most 72`);
  if (m && /\.$/.test(m[3])) problems.push('no full stop at the end of the subject');
  if (second !== undefined && second !== '') problems.push('leave the second line empty');
  return problems;
}

let input = '';
process.stdin.on('data', (c) => (input += c));
process.stdin.on('end', () => {
  const command = JSON.parse(input || '{}').tool_input?.command ?? '';
  const found = COMMIT.exec(command);
  if (!found) return;
  const problems = check(found[1] ?? found[2]);
  if (problems.length) {
    console.error('Commit message: ' + problems.join('; '));
    process.exitCode = 2;
  }
});
