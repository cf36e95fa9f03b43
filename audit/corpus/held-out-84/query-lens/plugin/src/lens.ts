import { createInterface } from 'node:readline';
import { Metrics } from './metrics.ts';

interface Node { 'Node Type': string; 'Total Cost': number; Plans?: Node[] }
const metrics = new Metrics();

const flat = (n: Node): Node[] => [n, ...(n.Plans ?? []).flatMap(flat)];
const explain = (plan: string) =>
  flat(JSON.parse(plan)[0].Plan).sort((a, b) => b['Total Cost'] - a['Total Cost']).slice(0, 3)
    .map((n) => `${n['Node Type']}: ${n['Total Cost']}`).join('\n');

createInterface({ input: process.stdin }).on('line', async (line: string) => {
  const { id, method, params } = JSON.parse(line);
  await metrics.count(method);
  const result = method === 'initialize' ? { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'lens', version: '1' } }
    : method === 'tools/list' ? { tools: [{ name: 'explain', inputSchema: { type: 'object', properties: { plan: { type: 'string' } } } }] }
    : { content: [{ type: 'text', text: explain(params.arguments.plan) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
