import { readFileSync } from 'node:fs';

const COMMIT = /\bgit\s+commit\b[^\n]*?-m\s+(["'])(.*?)\1/s;
const EMPTY = /^(wip|stuff|fix|update|changes?|misc)\.?$/i;

function complaint(message) {
  const [head, second] = message.split('\n');
  if (EMPTY.test(head.trim())) return `"${head}" says nothing; name what changed and why.`;
  if (head.length > 72) return `The first line has ${head.length} characters; 72 are the limit.`;
  if (second) return 'Leave the second line empty.';
  return undefined;
}

const event = JSON.parse(readFileSync(0, 'utf8'));
const match = COMMIT.exec(event.tool_input?.command ?? '');
const reason = match && complaint(match[2]);
if (reason) {
  console.error(reason);
  process.exitCode = 2;
}
