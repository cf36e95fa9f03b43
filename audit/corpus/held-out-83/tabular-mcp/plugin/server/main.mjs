import { createInterface } from 'node:readline';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from './csv.mjs';

const root = realpathSync('.');

function load(name) {
  const path = realpathSync(join(root, name));
  if (!path.startsWith(root + sep) || !path.endsWith('.csv')) throw new Error('outside of the project, or no .csv');
  const [header, ...rows] = parse(readFileSync(path, 'utf8'));
  return { header, rows };
}

const tools = new Map([
  ['tables', () => readdirSync(root, { recursive: true }).filter((n) => n.endsWith('.csv') && !n.includes('node_modules'))],
  ['head', ({ table, n = 5 }) => { const { header, rows } = load(table); return [header, ...rows.slice(0, Math.min(n, 50))]; }],
  ['aggregate', ({ table, by, sum }) => {
    const { header, rows } = load(table);
    const b = header.indexOf(by);
    const s = header.indexOf(sum);
    if (b < 0 || s < 0) throw new Error('no such column');
    const totals = new Map();
    for (const row of rows) totals.set(row[b], (totals.get(row[b]) ?? 0) + Number(row[s] || 0));
    return [...totals];
  }],
]);

const text = { type: 'string' };
const listing = [
  { name: 'tables', description: 'CSV files in the project', inputSchema: { type: 'object' } },
  { name: 'head', description: 'First rows', inputSchema: { type: 'object', properties: { table: text, n: { type: 'integer' } }, required: ['table'] } },
  { name: 'aggregate', description: 'Sum of one column by another', inputSchema: { type: 'object', properties: { table: text, by: text, sum: text }, required: ['table', 'by', 'sum'] } },
];

function answer({ method, params }) {
  if (method === 'initialize') return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'tabular', version: '1.1.0' } };
  if (method === 'tools/list') return { tools: listing };
  if (method === 'tools/call') {
    const tool = tools.get(params.name);
    if (!tool) throw new Error('no such tool');
    return { content: [{ type: 'text', text: JSON.stringify(tool(params.arguments ?? {})) }] };
  }
  return {};
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (!line.trim()) return;
  const message = JSON.parse(line);
  if (message.id === undefined) return;
  const reply = { jsonrpc: '2.0', id: message.id };
  try { reply.result = answer(message); } catch (error) { reply.error = { code: -32000, message: error.message }; }
  console.log(JSON.stringify(reply));
});
