import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

let text = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) text += chunk;

const event = JSON.parse(text || '{}');
const wanted = String(event.tool_input?.file_path ?? '');
const name = basename(wanted);
const guarded = /^\.env(\..+)?$/.test(name) && !/\.(example|sample|template)$/.test(name);

function exampleNames(directory) {
  try {
    return readFileSync(join(directory, '.env.example'), 'utf8')
      .split('\n')
      .map((line) => /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line)?.[1])
      .filter(Boolean);
  } catch {
    return [];
  }
}

if (guarded) {
  const names = exampleNames(dirname(wanted));
  const known = names.length > 0 ? ` Variables known from .env.example: ${names.join(', ')}.` : '';
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: `${name} holds secrets and stays closed.${known}`,
    },
  }));
}
