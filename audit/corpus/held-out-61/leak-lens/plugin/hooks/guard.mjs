import { text } from 'node:stream/consumers';
import { judge } from '../lib/judge.mjs';

const input = await text(process.stdin);
const reason = input.trim() ? judge(JSON.parse(input)) : null;
if (reason !== null) {
  console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: `leak-lens: ${reason}` } }));
}
