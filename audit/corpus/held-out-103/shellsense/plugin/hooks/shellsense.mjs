// Reads one hook event from stdin, prints a decision.
import { rules } from './rules.mjs';

let text = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) text += chunk;

let event;
try {
  event = JSON.parse(text);
} catch {
  process.exit(0);
}

const command = String(event?.tool_input?.command ?? '');
const hits = rules.filter((r) => r.re.exec(command) !== null);
const score = hits.reduce((sum, r) => sum + r.weight, 0);

if (score >= 10) {
  console.log(JSON.stringify({
    decision: 'deny',
    reason: hits.map((h) => `${h.id}: ${h.why}`).join('; '),
  }));
  process.exit(2);
}
if (score >= 4) {
  console.log(JSON.stringify({ decision: 'ask', reason: hits.map((h) => h.why).join('; ') }));
}
