import { createInterface } from 'node:readline';
import { list, read, write } from './notes.mjs';
import { tools } from './tools.mjs';

const acts = {
  list_notes: () => list().then((names) => names.join('\n') || 'There are no notes yet.'),
  read_note: ({ name }) => read(name),
  write_note: ({ name, text }) => write(name, text).then(() => `saved ${name}`),
};

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function call(id, { name, arguments: given = {} }) {
  if (!Object.hasOwn(acts, name)) return send({ id, error: { code: -32602, message: `unknown tool: ${name}` } });
  try {
    send({ id, result: { content: [{ type: 'text', text: await acts[name](given) }] } });
  } catch (error) {
    send({ id, result: { isError: true, content: [{ type: 'text', text: error.message }] } });
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    send({ id, result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1.6.0' } } });
  } else if (method === 'tools/list') send({ id, result: { tools } });
  else if (method === 'tools/call') call(id, params);
});
