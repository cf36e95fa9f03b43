// Looks at the text that is about to be written. Nothing is stored, nothing is sent.
import { rules, entropy } from './rules.mjs';

let input = '';
process.stdin.setEncoding('utf8');
for await (const piece of process.stdin) input += piece;

let event;
try {
  event = JSON.parse(input);
} catch {
  process.exit(0);
}

const { file_path: file = '', content, new_string: changed } = event.tool_input ?? {};
const text = content ?? changed ?? '';
if (/(^|\/)(tests?|fixtures|__mocks__)\//.test(file)) process.exit(0);

const hits = [];
text.split('\n').forEach((line, index) => {
  if (line.length > 2000) return;
  for (const rule of rules) {
    const match = rule.pattern.exec(line);
    if (!match) continue;
    if (rule.minEntropy && entropy(match[1] ?? match[0]) < rule.minEntropy) continue;
    hits.push(`  line ${index + 1}: ${rule.name}`);
  }
});

if (hits.length > 0) {
  console.error(`Looks like a secret in ${file}:\n${hits.join('\n')}\nUse a variable or the vault. If it is an example, put it below tests/fixtures.`);
  process.exit(2);
}
