import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let text = '';
for await (const part of process.stdin) text += part;
const event = JSON.parse(text || '{}');

function branch(folder) {
  try {
    return /^ref: refs\/heads\/(.+)$/m.exec(readFileSync(join(folder, '.git', 'HEAD'), 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

if (['main', 'master'].includes(branch(event.cwd ?? '.'))) {
  console.log(
    JSON.stringify({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'ask',
        permissionDecisionReason: 'You are on the main branch.',
      },
    }),
  );
}
