import { readFileSync } from 'node:fs';
import { resolve, relative, isAbsolute } from 'node:path';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const cache = new Map();

function load(root, file) {
  const full = resolve(root, file);
  const rel = relative(root, full);
  if (rel.startsWith('..') || isAbsolute(rel)) throw new Error('file must be inside the workspace');
  if (!cache.has(full)) cache.set(full, JSON.parse(readFileSync(full, 'utf8')));
  return cache.get(full);
}

function pointer(doc, ref) {
  return ref.replace(/^#\//, '').split('/').reduce((node, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return node && Object.hasOwn(node, key) ? node[key] : undefined;
  }, doc);
}

function expand(doc, node, depth = 0) {
  if (depth > 6 || node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string') return expand(doc, pointer(doc, node.$ref), depth + 1);
  if (Array.isArray(node)) return node.map((n) => expand(doc, n, depth + 1));
  return Object.fromEntries(Object.entries(node).map(([k, v]) => [k, expand(doc, v, depth + 1)]));
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'api_operations',
    description: 'List operations, optionally filtered by a word',
    inputSchema: { type: 'object', properties: { file: { type: 'string' }, filter: { type: 'string' } }, required: ['file'] },
    run({ file, filter = '' }) {
      const doc = load(ctx.workspace, file);
      const out = [];
      for (const [path, item] of Object.entries(doc.paths ?? {}))
        for (const m of METHODS)
          if (item[m]) out.push(`${m.toUpperCase()} ${path}  ${item[m].summary ?? ''}`);
      return out.filter((l) => l.toLowerCase().includes(filter.toLowerCase())).slice(0, 150).join('\n');
    },
  });
  ctx.tools.register({
    name: 'api_operation',
    description: 'One operation with its references resolved',
    inputSchema: { type: 'object', properties: { file: { type: 'string' }, method: { enum: METHODS }, path: { type: 'string' } }, required: ['file', 'method', 'path'] },
    run({ file, method, path }) {
      const doc = load(ctx.workspace, file);
      return JSON.stringify(expand(doc, doc.paths?.[path]?.[method]) ?? 'not found', null, 2).slice(0, 20000);
    },
  });
}
