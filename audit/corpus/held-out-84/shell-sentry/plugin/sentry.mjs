import { rules } from './rules.mjs';

let text = '';
for await (const part of process.stdin) text += part;
const command = JSON.parse(text || '{}').tool_input?.command ?? '';
const hit = rules.find(({ test }) => test.test(command));
if (hit) {
  console.log(
    JSON.stringify({
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: `${hit.name}: ${hit.reason}` },
    }),
  );
}
