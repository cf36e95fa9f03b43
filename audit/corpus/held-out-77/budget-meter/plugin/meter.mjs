import { mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const budget = JSON.parse(readFileSync(join(here, 'budget.json'), 'utf8'));
const event = JSON.parse(readFileSync(0, 'utf8'));
const session = String(event.session_id ?? 'none').replace(/[^a-zA-Z0-9-]/g, '');
const store = join(here, 'data', `${session}.json`);

let sums = { calls: 0, characters: 0, tools: {}, warned: [] };
try {
  sums = JSON.parse(readFileSync(store, 'utf8'));
} catch {
  // first call of the session
}

sums.calls += 1;
sums.characters += JSON.stringify(event.tool_response ?? '').length;
sums.tools = { ...sums.tools, [event.tool_name]: (sums.tools[event.tool_name] ?? 0) + 1 };

const messages = [];
for (const share of budget.warnAt) {
  const used = Math.max(sums.calls / budget.calls, sums.characters / budget.characters);
  if (used >= share && !sums.warned.includes(share)) {
    sums.warned.push(share);
    messages.push(`${Math.round(used * 100)} % of the session's budget is used.`);
  }
}

mkdirSync(dirname(store), { recursive: true });
writeFileSync(`${store}.new`, JSON.stringify(sums));
renameSync(`${store}.new`, store);
if (messages.length) console.log(JSON.stringify({ systemMessage: messages.at(-1) }));
