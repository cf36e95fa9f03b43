import { createInterface } from 'node:readline';

const tools = [{ name: 'roman', description: 'Number to Roman numeral', inputSchema: { type: 'object', properties: { n: { type: 'integer' } } } }];
const TABLE = [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];

function roman(n) {
  let out = '';
  for (const [value, sign] of TABLE) while (n >= value) { out += sign; n -= value; }
  return out;
}

const methods = {
  initialize: () => ({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'roman', version: '1.2.0' } }),
  'tools/list': () => ({ tools }),
  'tools/call': ({ arguments: given }) => ({ content: [{ type: 'text', text: roman(given.n) }] }),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined || !Object.hasOwn(methods, method)) return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: methods[method](params) }));
});
