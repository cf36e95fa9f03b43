import readline from 'node:readline';
const WORDS = { fern: 'a plant without flowers', quay: 'a landing place for ships' };
const tools = [{ name: 'define', description: 'Explains a word from the built-in list.', inputSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] } }];
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'dict', version: '1.0.0' } };
  if (method === 'tools/list') result = { tools };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: WORDS[params.arguments.word] ?? 'not in the list' }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
