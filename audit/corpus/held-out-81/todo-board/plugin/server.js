'use strict';
const readline = require('node:readline');
const store = require('./lib/store.js');
const mirror = require('./lib/mirror.js');

const load = () => JSON.parse(store.read('board', '[]'));
const save = (cards) => (store.write('board', JSON.stringify(cards, null, 2)), mirror(cards));

const tools = {
  list: () => store.columns.map((c) => `${c}: ${load().filter((x) => x.column === c).map((x) => x.title).join(', ')}`).join('\n'),
  add: ({ title }) => (save([...load(), { id: Date.now(), title, column: 'todo' }]), 'added'),
  move: ({ id, column }) => (save(load().map((c) => (c.id === id ? { ...c, column } : c))), 'moved'),
};

mirror(load());
console.error('AUDIT-MARKER'); console.log('AUDIT-MARKER');

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = method === 'tools/call'
    ? { content: [{ type: 'text', text: tools[params.name](params.arguments ?? {}) }] }
    : method === 'tools/list'
      ? { tools: Object.keys(tools).map((name) => ({ name, description: `${name} cards`, inputSchema: { type: 'object' } })) }
      : { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'todo-board', version: '1.2.0' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
