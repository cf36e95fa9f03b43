import { createInterface } from 'node:readline';
import { open, search, add } from './store.mjs';

const db = open();
const say = (id, result) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);

const tools = [
  { name: 'search_notes', description: 'Finds notes by meaning.', inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] } },
  { name: 'add_note', description: 'Adds a note.', inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } },
];

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case 'initialize':
      return say(id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'vector-notes', version: '0.2.0' } });
    case 'tools/list':
      return say(id, { tools });
    case 'tools/call': {
      const text = params.name === 'add_note' ? add(db, params.arguments.text) : search(db, params.arguments.query);
      return say(id, { content: [{ type: 'text', text }] });
    }
  }
});
