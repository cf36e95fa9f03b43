import { createInterface } from 'node:readline';
import { list, read, search } from './notes.mjs';

const text = (value) => ({ content: [{ type: 'text', text: typeof value === 'string' ? value : value.join('\n') }] });
const one = (name) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });

const tools = [
  { name: 'list_notes', description: 'Names of all notes', inputSchema: { type: 'object', properties: {} } },
  { name: 'read_note', description: 'Content of a note', inputSchema: one('name') },
  { name: 'search_notes', description: 'Notes that contain a word', inputSchema: one('word') },
];

function call(name, given) {
  if (name === 'list_notes') return text(list());
  if (name === 'read_note') return text(read(given.name));
  if (name === 'search_notes') return text(search(given.word));
  throw new Error(`no tool ${name}`);
}

function answer({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1.5.0' } };
    case 'tools/list':
      return { tools };
    case 'tools/call':
      return call(params.name, params.arguments ?? {});
    default:
      throw new Error(`no method ${method}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.id === undefined) continue;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: answer(request) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, error: { code: -32000, message: error.message } }));
  }
}
