'use strict';
const notes = [];
let rest = '';

const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

const methods = {
  initialize: () => ({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '0.6.0' } }),
  'tools/list': () => ({ tools: [{ name: 'add', description: 'Add a note.', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }] }),
  'tools/call': ({ arguments: given }) => {
    notes.push(given.text);
    return { content: [{ type: 'text', text: `${notes.length} notes` }] };
  },
};

process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (Object.hasOwn(methods, method)) answer(id, methods[method](params));
  }
});
