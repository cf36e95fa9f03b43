import { createInterface } from 'node:readline';
import { readFile, readdir } from 'node:fs/promises';
import { join, extname } from 'node:path';

const rules = JSON.parse(await readFile(new URL('./rules.json', import.meta.url), 'utf8'))
  .map((r) => ({ ...r, re: new RegExp(r.pattern, 'g') }));

const EXT = new Set(['.js', '.cjs', '.mjs', '.ts', '.tsx', '.jsx']);
const SKIP = new Set(['node_modules', '.git', 'dist', 'coverage']);

async function* walk(dir) {
  for (const e of await readdir(dir, { withFileTypes: true })) {
    if (SKIP.has(e.name)) continue;
    const p = join(dir, e.name);
    if (e.isDirectory()) yield* walk(p);
    else if (EXT.has(extname(e.name))) yield p;
  }
}

async function scan(root) {
  const out = [];
  for await (const file of walk(root)) {
    const src = await readFile(file, 'utf8');
    for (const rule of rules) {
      for (const m of src.matchAll(rule.re)) {
        const line = src.slice(0, m.index).split('\n').length;
        out.push({ file, line, rule: rule.id, message: rule.message });
      }
    }
  }
  return out;
}

const tools = [{
  name: 'scan',
  description: 'Scan a folder of the workspace for dangerous calls',
  inputSchema: { type: 'object', properties: { root: { type: 'string' } }, required: ['root'] },
}];

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const msg = JSON.parse(line);
  if (msg.method === 'initialize') {
    reply(msg.id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'rulescan', version: '0.6.0' } });
  } else if (msg.method === 'tools/list') {
    reply(msg.id, { tools });
  } else if (msg.method === 'tools/call') {
    const found = await scan(msg.params.arguments.root);
    reply(msg.id, { content: [{ type: 'text', text: JSON.stringify(found, null, 2) }] });
  }
}
