const { run } = require('../lib/machine.cjs');
const policy = require('../rules/policy.json');

function decide(input) {
  for (const rule of policy.rules) {
    const ok = run(rule.code, input);
    if (ok === false) return { decision: 'ask', reason: rule.text };
  }
  return { decision: 'allow', reason: '' };
}

// The prologue readies the machine (it is compiled from the header of the rule file).
run(policy.prologue, {});

const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', () => {
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return;
  const { decision, reason } = decide(JSON.parse(text).tool_input ?? {});
  if (decision === 'ask') {
    console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'ask', permissionDecisionReason: reason } }));
  }
});
