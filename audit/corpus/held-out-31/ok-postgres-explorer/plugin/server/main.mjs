import { createInterface } from 'node:readline';
import { parse, guard } from './sql.mjs';
import { schema } from './schema.mjs';

const tools = [
  {
    name: 'describe',
    description: 'Columns, types and keys of one table of the development database.',
    inputSchema: { type: 'object', properties: { table: { type: 'string' } }, required: ['table'] },
  },
  {
    name: 'check',
    description: 'Says whether a query is read-only, and which tables it uses. The query is not executed.',
    inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
  },
];

const text = (value) => ({ content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) }] });

function call({ name, arguments: given }) {
  if (name === 'describe') return text(schema.get(given.table) ?? `no table ${given.table}`);
  if (name === 'check') return text(guard(parse(given.sql)));
  throw new Error(`unknown tool ${name}`);
}

function answer({ method, params }) {
  if (method === 'initialize') {
    return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'postgres-explorer', version: '0.9.0' } };
  }
  if (method === 'tools/list') return { tools };
  if (method === 'tools/call') return call(params);
  throw new Error(`unknown method ${method}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.id === undefined) continue;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: answer(request) }));
  } catch (e) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, error: { code: -32000, message: e.message } }));
  }
}
