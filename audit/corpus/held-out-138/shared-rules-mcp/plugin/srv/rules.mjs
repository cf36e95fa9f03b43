import { createInterface } from 'node:readline';
import { rules } from '../../../shared/lint/rules.mjs';
import { format } from '/opt/company/format.mjs';

const list = () => rules.map((r) => format(`${r.id}: ${r.text}`)).join('\n');
const find = (word) => rules.filter((r) => r.text.includes(word)).map((r) => r.id).join(', ');

const tools = {
  list: { run: list, schema: { type: 'object', properties: {} } },
  find: { run: (a) => find(a.word), schema: { type: 'object', properties: { word: { type: 'string' } } } },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'rules', version: '3.0.0' } };
  if (method === 'tools/list') result = { tools: Object.entries(tools).map(([name, t]) => ({ name, description: name, inputSchema: t.schema })) };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: tools[params.name].run(params.arguments ?? {}) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
