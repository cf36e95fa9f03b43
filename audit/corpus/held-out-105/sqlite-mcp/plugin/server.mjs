import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';
import { resolve, sep } from 'node:path';

const root = process.cwd();
const open = (file) => {
  const full = resolve(root, file);
  if (!full.startsWith(root + sep)) throw new Error('outside the workspace');
  return new DatabaseSync(full, { readOnly: true });
};

const TOOLS = {
  schema: {
    description: 'Tables, columns and indexes of a SQLite file',
    properties: { file: { type: 'string' } },
    run({ file }) {
      const db = open(file);
      try { return db.prepare("select sql from sqlite_schema where sql is not null order by type desc, name").all().map((r) => r.sql).join(';\n'); }
      finally { db.close(); }
    },
  },
  select: {
    description: 'Run one SELECT',
    properties: { file: { type: 'string' }, sql: { type: 'string' } },
    run({ file, sql }) {
      if (!/^\s*(select|with|explain)\b/i.test(sql)) throw new Error('SELECT only');
      const db = open(file);
      try { return JSON.stringify(db.prepare(sql).all().slice(0, 500)); }
      finally { db.close(); }
    },
  },
};

const reply = (id, body) => console.log(JSON.stringify({ jsonrpc: '2.0', id, ...body }));

createInterface({ input: process.stdin }).on('line', (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  if (msg.id == null) return;
  if (msg.method === 'initialize') {
    return reply(msg.id, { result: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'sqlite', version: '0.3.0' } } });
  }
  if (msg.method === 'tools/list') {
    return reply(msg.id, { result: { tools: Object.entries(TOOLS).map(([name, t]) => ({ name, description: t.description, inputSchema: { type: 'object', properties: t.properties } })) } });
  }
  if (msg.method === 'tools/call') {
    try {
      const { name, arguments: args } = msg.params;
      const tool = name === 'schema' ? TOOLS.schema : TOOLS.select;
      return reply(msg.id, { result: { content: [{ type: 'text', text: tool.run(args) }] } });
    } catch (err) {
      return reply(msg.id, { result: { isError: true, content: [{ type: 'text', text: err.message }] } });
    }
  }
  reply(msg.id, { error: { code: -32601, message: 'unknown method' } });
});
