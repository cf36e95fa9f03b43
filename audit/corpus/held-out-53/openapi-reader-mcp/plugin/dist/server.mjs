import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const file = process.env.OPENAPI_FILE ?? './openapi.json';
const verbose = process.env.LOG_LEVEL === 'debug';
const document = JSON.parse(readFileSync(file, 'utf8'));
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function* operations() {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item)) {
      if (METHODS.includes(method)) yield { path, method, operation };
    }
  }
}

function expand(node, depth = 0) {
  if (depth > 8 || node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.map((n) => expand(n, depth + 1));
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#/components/schemas/')) {
    const schemas = new Map(Object.entries(document.components?.schemas ?? {}));
    return expand(schemas.get(node.$ref.slice(21)) ?? { missing: node.$ref }, depth + 1);
  }
  return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, expand(v, depth + 1)]));
}

function list() {
  return [...operations()].map(({ path, method, operation }) => `${method.toUpperCase()} ${path}: ${operation.summary ?? ''}`).join('\n');
}

function show({ method = '', path = '' }) {
  const hit = [...operations()].find((o) => o.method === method.toLowerCase() && o.path === path);
  if (!hit) throw new Error('no such operation; use list_operations');
  return JSON.stringify(expand(hit.operation), null, 2);
}

const tools = [
  { name: 'list_operations', description: 'All operations of the API', inputSchema: { type: 'object' } },
  { name: 'show_operation', description: 'One operation with its schemas', inputSchema: { type: 'object', properties: { method: { type: 'string' }, path: { type: 'string' } }, required: ['method', 'path'] } },
];

function handle({ method, params }) {
  if (method === 'initialize') return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'openapi-reader', version: '2.1.0' } };
  if (method === 'tools/list') return { tools };
  if (method === 'tools/call') return { content: [{ type: 'text', text: params.name === 'list_operations' ? list() : show(params.arguments ?? {}) }] };
  throw new Error('unknown method');
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  if (verbose) console.error('<-', request.method);
  if (request.id === undefined) return;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: handle(request) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, error: { code: -32000, message: error.message } }));
  }
});
