import { createInterface } from 'node:readline';
import { locale } from './locales.mjs';

function formatNumber({ decimal, group }, value) {
  const [whole, part] = Math.abs(Number(value)).toString().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${Number(value) < 0 ? '-' : ''}${grouped}${part ? decimal + part : ''}`;
}

function formatDate({ date, months }, value) {
  const [y, m, d] = String(value).split('-').map(Number);
  return date.replace('{d}', d).replace('{month}', months[m - 1]).replace('{y}', y);
}

const tools = {
  number: async (given) => formatNumber(await locale(given.locale), given.value),
  date: async (given) => formatDate(await locale(given.locale), given.value),
  list: async (given) => {
    const { and } = await locale(given.locale);
    return given.items.length < 2 ? given.items.join('') : given.items.slice(0, -1).join(', ') + and + given.items.at(-1);
  },
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const reply = { jsonrpc: '2.0', id, result: {} };
  if (method === 'initialize') reply.result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'locale', version: '1.0.2' } };
  if (method === 'tools/list') reply.result = { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } })) };
  if (method === 'tools/call' && Object.hasOwn(tools, params.name)) {
    const text = await tools[params.name](params.arguments).catch((error) => error.message);
    reply.result = { content: [{ type: 'text', text }] };
  }
  console.log(JSON.stringify(reply));
});
