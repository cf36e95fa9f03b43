'use strict';

const TYPES = ['feat', 'fix', 'docs', 'style', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert'];

/** The message of `git commit -m "…"`, or null when there is none. */
function messageOf(command) {
  if (!/\bgit\b[^|;&]*\bcommit\b/.test(command)) return null;
  const heredoc = /<<'?(\w+)'?\n([\s\S]*?)\n\1/.exec(command);
  if (heredoc) return heredoc[2];
  const parts = [];
  const pattern = /\s-m\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g;
  let match;
  while ((match = pattern.exec(command)) !== null) parts.push(match[1] ?? match[2]);
  return parts.length ? parts.join('\n\n') : null;
}

function problems(message) {
  const list = [];
  const [subject, second, ...rest] = message.split('\n');
  const head = /^(\w+)(\([\w./-]+\))?(!)?: (.+)$/.exec(subject);
  if (!head) list.push('the first line must be "type(scope): summary"');
  else {
    if (!TYPES.includes(head[1])) list.push(`unknown type "${head[1]}"`);
    if (/^[A-Z]/.test(head[4])) list.push('the summary starts with a small letter');
    if (head[4].endsWith('.')) list.push('no full stop at the end of the summary');
  }
  if (subject.length > 72) list.push(`the first line has ${subject.length} characters, 72 are allowed`);
  if (second) list.push('the second line must be empty');
  if (rest.some((line) => line.length > 100 && !/https:/.test(line))) list.push('wrap the body at 100 characters');
  return list;
}

module.exports = { messageOf, problems };
