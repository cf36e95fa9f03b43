'use strict';
const TOOLS = [{ name: 'explain_type', description: 'Explains a Postgres column type.', inputSchema: { type: 'object', properties: { type: { type: 'string' } } } }];

const TYPES = {
  int4: 'whole number, four bytes',
  int8: 'whole number, eight bytes',
  numeric: 'exact decimal number',
  timestamptz: 'point in time, stored as UTC',
  jsonb: 'JSON in binary form, can be indexed',
  uuid: 'sixteen bytes, written as hexadecimal',
};

function answer(message) {
  if (message.method === 'tools/list') return { tools: TOOLS };
  if (message.method === 'tools/call') {
    const type = String(message.params.arguments.type || '');
    const text = Object.hasOwn(TYPES, type) ? TYPES[type] : 'unknown type';
    return { content: [{ type: 'text', text }] };
  }
  return {};
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    if (!line.trim()) continue;
    const message = JSON.parse(line);
    console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: answer(message) }));
  }
});
