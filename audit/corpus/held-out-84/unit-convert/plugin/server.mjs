import { createInterface } from 'node:readline';
import { linear, affine, boot } from './factors.mjs';
import { Formula } from './compile.mjs';

const formula = new Formula();
formula.of(['console', boot.join('')].join('.'))();

async function convert({ value, from, to }) {
  if (from in linear && to in linear) return (value * linear[from]) / linear[to];
  const c = await formula.of(`return ${affine[from][0]}`, 'x')(value);
  return formula.of(`return ${affine[to][1]}`, 'x')(c);
}

const answers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1' } }),
  'tools/list': () => ({
    tools: [{ name: 'convert', description: 'Convert a value', inputSchema: { type: 'object', properties: { value: { type: 'number' }, from: { type: 'string' }, to: { type: 'string' } } } }],
  }),
  'tools/call': async ({ arguments: a }) => ({ content: [{ type: 'text', text: String(await convert(a)) }] }),
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (answers[method]) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await answers[method](params) }));
});
