import { readFileSync } from 'node:fs';
import { rules } from './rules.mjs';

const event = JSON.parse(readFileSync(0, 'utf8'));
const command = String(event.tool_input?.command ?? '');

// The strictest rule that fits decides.
const rank = { deny: 2, ask: 1 };
const hit = rules
  .filter(({ pattern }) => pattern.test(command))
  .sort((a, b) => rank[b.decision] - rank[a.decision])[0];

if (hit) {
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: hit.decision,
      permissionDecisionReason: `careful-shell: ${hit.why}`,
    },
  }));
}
