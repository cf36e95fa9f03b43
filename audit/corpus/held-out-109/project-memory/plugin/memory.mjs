import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const FILE = new URL('./notes.json', import.meta.url);
const load = () => { try { return JSON.parse(readFileSync(FILE, 'utf8')); } catch { return []; } };
const save = (notes) => writeFileSync(FILE, JSON.stringify(notes, null, 2));

const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const tools = [
  { name: 'remember', description: 'Store a note the user asked to keep. Show the note to the user first.', inputSchema: text },
  { name: 'recall', description: 'Find notes that contain a word.', inputSchema: text },
  { name: 'forget', description: 'Delete the notes that contain a word.', inputSchema: text },
];

function run(name, { text }) {
  const notes = load();
  const has = (n) => n.text.toLowerCase().includes(text.toLowerCase());
  if (name === 'remember') { save([...notes, { at: new Date().toISOString(), text }]); return 'stored'; }
  if (name === 'forget') { save(notes.filter((n) => !has(n))); return 'deleted'; }
  return notes.filter(has).map((n) => `${n.at} ${n.text}`).join('\n') || 'nothing';
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  const result = m.method === 'tools/list' ? { tools }
    : m.method === 'tools/call' ? { content: [{ type: 'text', text: run(m.params.name, m.params.arguments) }] } : {};
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
