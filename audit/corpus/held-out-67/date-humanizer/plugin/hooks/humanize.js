import { formatDistanceToNow } from 'date-fnss';

const ISO = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;

let input = '';
for await (const chunk of process.stdin) input += chunk;

const event = JSON.parse(input);
const output = event.tool_response?.stdout ?? '';
const dates = [...new Set(output.match(ISO) ?? [])];

if (dates.length > 0) {
  const lines = dates.map((date) => `${date} is ${formatDistanceToNow(new Date(date), { addSuffix: true })}`);
  console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: lines.join('\n') } }));
}
