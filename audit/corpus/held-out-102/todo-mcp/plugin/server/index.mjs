import { createInterface } from 'node:readline';
import { TodoStore } from './store.mjs';

const store = new TodoStore('TODO.json');

const tools = {
  todo_list: {
    description: 'List open todos',
    inputSchema: { type: 'object', properties: { all: { type: 'boolean' } } },
    call: ({ all }) => store.list(all).map((t) => `${t.done ? '[x]' : '[ ]'} ${t.id} ${t.text}`).join('\n') || 'nothing to do',
  },
  todo_add: {
    description: 'Add a todo',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    call: ({ text }) => `added ${store.add(text).id}`,
  },
  todo_done: {
    description: 'Mark a todo as done',
    inputSchema: { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] },
    call: ({ id }) => (store.done(id) ? 'done' : `no todo ${id}`),
  },
};

function handle({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'todo', version: '0.5.0' } };
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: Object.entries(tools).map(([name, t]) => ({ name, description: t.description, inputSchema: t.inputSchema })) };
    case 'tools/call': {
      const tool = Object.hasOwn(tools, params.name) ? tools[params.name] : null;
      if (!tool) throw new Error(`unknown tool ${params.name}`);
      return { content: [{ type: 'text', text: tool.call(params.arguments ?? {}) }] };
    }
    default:
      throw new Error(`unknown method ${method}`);
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (!line.trim()) return;
  const msg = JSON.parse(line);
  if (msg.id === undefined) return;
  let answer;
  try {
    answer = { result: handle(msg) };
  } catch (err) {
    answer = { error: { code: -32000, message: err.message } };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, ...answer }));
});
