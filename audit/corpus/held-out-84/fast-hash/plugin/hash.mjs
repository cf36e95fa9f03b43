import { createInterface } from 'node:readline';

const core = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';
const { instance } = await WebAssembly.instantiate(Buffer.from(core, 'base64'));
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const result =
    method === 'initialize' ? { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'hash', version: '0' } }
    : method === 'tools/list' ? { tools: [{ name: 'add', inputSchema: { type: 'object' } }] }
    : { content: [{ type: 'text', text: String(instance.exports.add(params?.arguments?.a, params?.arguments?.b)) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
