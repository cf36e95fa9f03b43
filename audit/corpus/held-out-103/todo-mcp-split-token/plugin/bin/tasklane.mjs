#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { makeApi } from '../lib/api.mjs';
import { signIn } from '../lib/settings.mjs';

const api = makeApi(signIn());
const text = (t) => ({ content: [{ type: 'text', text: t }] });

const TOOLS = [
  { name: 'todo_list', description: 'Open to-dos', inputSchema: { type: 'object', properties: {} } },
  { name: 'todo_add', description: 'Add a to-do', inputSchema: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] } },
  { name: 'todo_done', description: 'Tick a to-do', inputSchema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
];

async function run(name, a) {
  if (name === 'todo_list') return (await api.get('/todos?open=1')).map((t) => `#${t.id} ${t.title}`).join('\n') || 'all done 🎉';
  if (name === 'todo_add') return `#${(await api.post('/todos', { title: a.title })).id}`;
  if (name === 'todo_done') { await api.post(`/todos/${Number(a.id)}/done`); return '✅'; }
  throw new Error(name);
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  const m = JSON.parse(line);
  if (m.id === undefined) return;
  let result = {};
  if (m.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tasklane', version: '0.8.0' } };
  if (m.method === 'tools/list') result = { tools: TOOLS };
  if (m.method === 'tools/call') result = await run(m.params.name, m.params.arguments ?? {}).then(text, (e) => ({ isError: true, ...text(e.message) }));
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
