// Denies `git commit -m "…"` whose first line does not follow the convention. Everything else passes.
import { readFileSync } from 'node:fs';

const TYPES = ['feat', 'fix', 'docs', 'refactor', 'perf', 'test', 'build', 'ci', 'chore', 'revert'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S.{2,}$`, 'u');

/** The first message given by -m or --message, or by a heredoc; undefined if none is seen. */
const messageOf = (command) => {
  if (!/\bgit\s+(?:-\S+\s+\S+\s+)*commit\b/.test(command)) return undefined;
  const heredoc = /<<-?\s*['"]?(\w+)['"]?\n([\s\S]*?)\n\s*\1\b/.exec(command);
  if (heredoc) return heredoc[2];
  const quoted = /(?:-m|--message)(?:\s+|=)(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(command);
  return quoted?.[1] ?? quoted?.[2];
};

const problems = (message) => {
  const [subject, second = ''] = message.trim().split('\n');
  const result = [];
  if (!SUBJECT.test(subject)) result.push(`the first line should be "type(scope): what it does", type being one of ${TYPES.join(', ')}`);
  if ([...subject].length > 72) result.push(`the first line has ${[...subject].length} characters, at most 72 are good`);
  if (subject.endsWith('.')) result.push('no full stop after the first line');
  if (second.trim() !== '') result.push('an empty line belongs between subject and body');
  return result;
};

const event = JSON.parse(readFileSync(0, 'utf8'));
const message = messageOf(event.tool_input?.command ?? '');
const found = message === undefined ? [] : problems(message);
if (found.length > 0) {
  console.log(JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: `Commit message: ${found.join('; ')}.` },
  }));
}
