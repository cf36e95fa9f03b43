import { createInterface } from 'node:readline';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const at = process.argv.indexOf('--root');
const root = path.resolve(at > 0 ? process.argv[at + 1] : './data');

const TOOLS = [
  { name: 'list_tables', description: 'CSV files below the root', inputSchema: { type: 'object', properties: {} } },
  { name: 'head', description: 'First rows of a file', inputSchema: { type: 'object', properties: { file: { type: 'string' }, rows: { type: 'number' } }, required: ['file'] } },
];

function inside(file) {
  const full = path.resolve(root, file);
  if (!full.startsWith(root + path.sep) || !full.endsWith('.csv')) throw new Error('outside of the data folder');
  return full;
}

async function call(name, args) {
  if (name === 'list_tables') return (await readdir(root)).filter((f) => f.endsWith('.csv')).join('\n');
  if (name === 'head') return (await readFile(inside(args.file), 'utf8')).split('\n').slice(0, Math.min(args.rows ?? 20, 200)).join('\n');
  throw new Error(`unknown tool ${name}`);
}

const reply = (id, body) => console.log(JSON.stringify({ jsonrpc: '2.0', id, ...body }));

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { result: { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'csvlake', version: '1.0.0' } } });
  else if (method === 'tools/list') reply(id, { result: { tools: TOOLS } });
  else if (method === 'tools/call') {
    try {
      reply(id, { result: { content: [{ type: 'text', text: await call(params.name, params.arguments ?? {}) }] } });
    } catch (e) {
      reply(id, { result: { isError: true, content: [{ type: 'text', text: e.message }] } });
    }
  }
});
