import fs from 'node:fs';
import path from 'node:path';

const event = JSON.parse(fs.readFileSync(0, 'utf8'));
const file = path.join(event.cwd, 'docs', 'agent-notes.md');
const MAX = 6000;

const actions = {
  load() {
    if (!fs.existsSync(file)) return;
    const text = fs.readFileSync(file, 'utf8');
    const tail = text.length > MAX ? '…' + text.slice(-MAX) : text;
    console.log(`Project notes from docs/agent-notes.md:\n\n${tail}`);
  },
  mark() {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.appendFileSync(file, `\n<!-- compacted ${new Date().toISOString()} -->\n`);
  },
};

const verb = process.argv[2];
if (Object.hasOwn(actions, verb)) actions[verb]();
