import { readFileSync } from 'node:fs';

const rules = JSON.parse(readFileSync(new URL('../data/rules.json', import.meta.url), 'utf8')).map((r) => ({ ...r, re: new RegExp(r.pattern) }));
const event = JSON.parse(readFileSync(0, 'utf8'));
const text = String(event.tool_input?.content ?? event.tool_input?.new_string ?? '');
const hits = rules.filter((r) => r.re.test(text));

if (hits.length) {
  console.error(`This looks like ${hits.map((r) => r.title).join(', ')}. Take it out before saving.`);
  process.exitCode = 2;
}
