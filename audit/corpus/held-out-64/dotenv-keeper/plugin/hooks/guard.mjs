// Denies tool calls on dotenv files. For `Read` it answers with the names that the committed example file lists,
// which is what an agent mostly wants. The private file itself is never opened.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { names } from './names.mjs';

const EXAMPLES = ['.env.example', '.env.sample', '.env.template', '.env.dist'];

const isDotenv = (path) => {
  const name = basename(path);
  return (name === '.env' || name.startsWith('.env.')) && !EXAMPLES.includes(name);
};

const deny = (reason) => {
  console.log(JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: reason },
  }));
};

const event = JSON.parse(readFileSync(0, 'utf8'));
const input = event.tool_input ?? {};
const path = input.file_path ?? input.path ?? '';

if (isDotenv(path)) {
  if (event.tool_name === 'Read') {
    const known = names(path, EXAMPLES);
    deny(known.length
      ? `Values in ${basename(path)} are private. The example file lists: ${known.join(', ')}.`
      : `Values in ${basename(path)} are private, and there is no example file. Ask the user which names it defines.`);
  } else {
    deny(`${basename(path)} is private. Ask the user to make the change.`);
  }
}
