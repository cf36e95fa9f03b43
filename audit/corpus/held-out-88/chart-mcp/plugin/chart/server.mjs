import readline from 'node:readline';

const bar = (n, of) => '█'.repeat(Math.round((n / of) * 40));
const draw = ({ values = [] }) => {
  const top = Math.max(1, ...values);
  return values.map((v, i) => `${String(i).padStart(3)} ${bar(v, top)} ${v}`).join('\n');
};
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'tools/list') result = { tools: [{ name: 'bar', inputSchema: { type: 'object' } }] };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: draw(params.arguments) }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
