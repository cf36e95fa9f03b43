import process from 'node:process';

const TYPES = 'build chore ci docs feat fix perf refactor revert style test'.split(' ');
const MAX = Number(process.env.DEEPCODE_CONFIG_MAXSUBJECT) || 60;
const PAST = /^(added|fixed|removed|changed|updated|renamed|moved)\b/i;

function subjectOf(command) {
  if (!/\bgit\b[^;&|]*\bcommit\b/.test(command)) return null;
  const quoted = /(?:-m|--message)[ =](["'])([\s\S]*?)(?<!\\)\1/.exec(command);
  const heredoc = /<<-?\s*'?(\w+)'?\n([\s\S]*?)\n\s*\1/.exec(command);
  const text = heredoc ? heredoc[2] : quoted ? quoted[2] : null;
  return text === null ? null : text.trim().split('\n')[0];
}

function faults(subject) {
  const list = [];
  const m = /^(\w+)(\([\w./-]+\))?(!)?: (.*)$/.exec(subject);
  if (!m) return [`"${subject}" is not type(scope): text`];
  const [, type, , , text] = m;
  if (!TYPES.includes(type)) list.push(`unknown type ${type}; one of ${TYPES.join(', ')}`);
  if (subject.length > MAX) list.push(`${subject.length} characters, at most ${MAX}`);
  if (text.endsWith('.')) list.push('no full stop');
  if (PAST.test(text)) list.push('imperative: "add", not "added"');
  if (/\bwip\b/i.test(text)) list.push('no WIP');
  return list;
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
const subject = subjectOf(event.tool_input?.command ?? '');
const list = subject === null ? [] : faults(subject);
if (list.length) {
  console.error(list.join('\n'));
  process.exit(2);
}
