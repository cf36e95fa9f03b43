'use strict';
const { readFileSync } = require('node:fs');

const TYPES = new Set(['feat', 'fix', 'docs', 'test', 'perf', 'build', 'ci', 'chore', 'refactor', 'revert']);

function subjectOf(command) {
  const m = /\bgit\s+commit\b[^\n]*?\s-[a-z]*m\s+(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(command);
  return m ? (m[1] ?? m[2]).split('\n')[0] : null;
}

function complaint(subject) {
  const m = /^([a-z]+)(\([\w./-]+\))?(!)?: (.+)$/.exec(subject);
  if (!m) return 'Use "type(scope): subject".';
  if (!TYPES.has(m[1])) return `Unknown type "${m[1]}". One of: ${[...TYPES].join(', ')}.`;
  if (subject.length > 72) return `Subject has ${subject.length} characters, 72 at most.`;
  if (m[4].endsWith('.')) return 'No full stop at the end.';
  if (/^(added|fixed|changed|updated|removed)\b/i.test(m[4])) return 'Imperative, please: "add", not "added".';
  return null;
}

let event;
try {
  event = JSON.parse(readFileSync(0, 'utf8'));
} catch {
  process.exit(0);
}
const subject = subjectOf(event.tool_input?.command ?? '');
const problem = subject && complaint(subject);
if (problem) {
  console.error(`message-measure: ${problem}`);
  process.exit(2);
}
