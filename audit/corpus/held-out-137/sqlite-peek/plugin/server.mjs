import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';
import { resolve, sep } from 'node:path';
import { existsSync } from 'node:fs';

const root = process.cwd();
const TOOLS = [
  { name: 'tables', description: 'List tables and their columns', inputSchema: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] } },
  { name: 'select', description: 'Run one SELECT statement, 200 rows at most', inputSchema: { type: 'object', properties: { file: { type: 'string' }, sql: { type: 'string' } }, required: ['file', 'sql'] } },
];

function open(file) {
  const full = resolve(root, file);
  if (!full.startsWith(root + sep) || !existsSync(full)) throw new Error('no such database in this workspace');
  return new DatabaseSync(full, { readOnly: true });
}

function tables({ file }) {
  const db = open(file);
  try {
    return db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
      .map((t) => `${t.name}\n${t.sql}`).join('\n\n');
  } finally {
    db.close();
  }
}

function select({ file, sql }) {
  if (!/^\s*(select|with|explain)\b/i.test(sql)) throw new Error('only SELECT, WITH and EXPLAIN');
  const db = open(file);
  try {
    const rows = [];
    for (const row of db.prepare(sql).iterate()) {
      rows.push(row);
      if (rows.length === 200) break;
    }
    return JSON.stringify(rows, null, 1);
  } finally {
    db.close();
  }
}

function call(name, args) {
  switch (name) {
    case 'tables': return tables(args);
    case 'select': return select(args);
    default: throw new Error(`unknown tool ${name}`);
  }
}

function answer(msg) {
  switch (msg.method) {
    case 'initialize':
      return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'sqlite-peek', version: '0.5.1' } };
    case 'tools/list':
      return { tools: TOOLS };
    case 'tools/call':
      try {
        return { content: [{ type: 'text', text: call(msg.params.name, msg.params.arguments ?? {}) }] };
      } catch (err) {
        return { isError: true, content: [{ type: 'text', text: err.message }] };
      }
    default:
      return {};
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  if (msg.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result: answer(msg) }));
});
