'use strict';
const fs = require('fs');

const TYPES = ['feat', 'fix', 'docs', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert'];
const HEADER = /^(\w+)(\([\w./-]+\))?(!)?: (.+)$/;

function messageOf(command) {
  const m = /\bgit\s+commit\b[^\n]*?\s-m\s+(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(command);
  return m ? (m[1] !== undefined ? m[1] : m[2]) : null;
}

function problems(message) {
  const out = [];
  const header = message.split('\n')[0];
  const m = HEADER.exec(header);
  if (!m) return ['header must look like "type(scope): subject"'];
  if (!TYPES.includes(m[1])) out.push(`unknown type "${m[1]}"`);
  if (header.length > 72) out.push(`header has ${header.length} characters, 72 allowed`);
  if (/\.$/.test(m[4])) out.push('no full stop at the end of the subject');
  if (/^[A-Z]/.test(m[4])) out.push('subject starts in lower case');
  return out;
}

const event = JSON.parse(fs.readFileSync(0, 'utf8') || '{}');
const message = messageOf((event.tool_input && event.tool_input.command) || '');
if (message !== null && !message.startsWith('$(')) {
  const found = problems(message);
  if (found.length) {
    console.error('commitlint-gate:\n - ' + found.join('\n - '));
    process.exit(2);
  }
}
