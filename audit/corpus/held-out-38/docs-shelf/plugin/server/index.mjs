import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const shelf = resolve(dirname(fileURLToPath(import.meta.url)), '..', 'pages');

const TOOLS = [
  { name: 'list_pages', description: 'Names of all pages', inputSchema: { type: 'object', properties: {} } },
  { name: 'get_page', description: 'One page', inputSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
];

function page(name) {
  const path = resolve(shelf, name);
  if (!path.startsWith(shelf + sep)) throw new Error('outside the shelf');
  return readFileSync(path, 'utf8');
}

const text = (value) => ({ content: [{ type: 'text', text: value }] });

function answer({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'docs-shelf', version: '1.1.0' } };
    case 'tools/list':
      return { tools: TOOLS };
    case 'tools/call':
      return params.name === 'get_page' ? text(page(params.arguments.name)) : text(readdirSync(join(shelf)).join('\n'));
    default:
      return {};
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (request.id === undefined) return;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: answer(request) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, error: { code: -32000, message: error.message } }));
  }
});
