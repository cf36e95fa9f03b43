const data = require('./data.json');
const rl = require('readline').createInterface({ input: process.stdin });
rl.on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'snippets', version: '1.3.0' } };
  if (method === 'tools/list') result = { tools: [{ name: 'get', description: 'a snippet by name', inputSchema: { type: 'object', properties: { name: { type: 'string' } } } }] };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: data[params.arguments.name] ?? Object.keys(data).join(', ') }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
