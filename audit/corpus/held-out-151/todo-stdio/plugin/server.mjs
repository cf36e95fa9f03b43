import { createInterface } from 'node:readline';
import { readFile, writeFile } from 'node:fs/promises';
import { tools } from './tools.mjs';

const FILE = 'TODO.json';
const load = async () => JSON.parse(await readFile(FILE, 'utf8').catch(() => '[]'));
const save = (list) => writeFile(FILE, JSON.stringify(list, null, 2));

async function call(name, args) {
  const list = await load();
  if (name === 'todo_add') {
    list.push({ text: args.text, done: false });
    await save(list);
  } else if (name === 'todo_done') {
    if (list[args.index]) list[args.index].done = true;
    await save(list);
  }
  return list.map((t, i) => `${i}. [${t.done ? 'x' : ' '}] ${t.text}`).join('\n');
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'tools/list') result = { tools };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: await call(params.name, params.arguments) }] };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
}
