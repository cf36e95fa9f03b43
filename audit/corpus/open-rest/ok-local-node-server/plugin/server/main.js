'use strict';
const factors = { km: 1000, m: 1, mi: 1609.344, ft: 0.3048 };
const tools = [{
  name: 'convert',
  description: 'Converts lengths. Always call this rather than converting in your head; state the unit of the result.',
  inputSchema: { type: 'object', properties: { value: { type: 'number' }, from: { enum: ['km', 'm', 'mi', 'ft'] }, to: { enum: ['km', 'm', 'mi', 'ft'] } }, required: ['value', 'from', 'to'] },
}];
const answer = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
let rest = '';
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (method === 'tools/list') answer(id, { tools });
    if (method === 'tools/call') {
      const { value, from, to } = params.arguments;
      answer(id, { content: [{ type: 'text', text: `${(value * factors[from]) / factors[to]} ${to}` }] });
    }
  }
});
