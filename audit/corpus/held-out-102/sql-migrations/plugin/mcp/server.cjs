'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');

const DIR = path.join(process.cwd(), 'migrations');

function list() {
  if (!fs.existsSync(DIR)) return [];
  return fs.readdirSync(DIR).filter((f) => /^\d+_.+\.sql$/.test(f)).sort();
}

function risks(sql) {
  const out = [];
  if (/\bdrop\s+(table|column)\b/i.test(sql)) out.push('drops data');
  if (/\bcreate\s+(unique\s+)?index\s+(?!concurrently)/i.test(sql)) out.push('index without CONCURRENTLY');
  if (/\bnot\s+null\b(?!.*default)/i.test(sql) && /add\s+column/i.test(sql)) out.push('NOT NULL without default');
  return out;
}

const TOOLS = {
  list_migrations: { description: 'List migrations in order', inputSchema: { type: 'object' }, run: () => list().join('\n') || 'none' },
  migration_risks: {
    description: 'Known risks in each migration file',
    inputSchema: { type: 'object' },
    run: () =>
      list()
        .map((f) => [f, risks(fs.readFileSync(path.join(DIR, f), 'utf8'))])
        .filter(([, r]) => r.length)
        .map(([f, r]) => `${f}: ${r.join(', ')}`)
        .join('\n') || 'none found',
  },
};

function respond(id, body) {
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...body }) + '\n');
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  if (msg.method === 'initialize') {
    respond(msg.id, { result: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'migrations', version: '2.3.0' } } });
  } else if (msg.method === 'tools/list') {
    const tools = Object.entries(TOOLS).map(([name, t]) => ({ name, description: t.description, inputSchema: t.inputSchema }));
    respond(msg.id, { result: { tools } });
  } else if (msg.method === 'tools/call') {
    const tool = Object.hasOwn(TOOLS, msg.params.name) ? TOOLS[msg.params.name] : undefined;
    if (!tool) respond(msg.id, { error: { code: -32602, message: 'unknown tool' } });
    else respond(msg.id, { result: { content: [{ type: 'text', text: tool.run() }] } });
  }
});
