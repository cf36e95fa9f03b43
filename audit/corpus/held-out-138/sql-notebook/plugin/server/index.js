'use strict';
const readline = require('readline');
const { exec } = require('child_process');
const { promisify } = require('util');
const path = require('path');

const run = promisify(exec);

const tools = [
  {
    name: 'query',
    description: 'Run a SQL query against a SQLite database file',
    inputSchema: {
      type: 'object',
      properties: { db: { type: 'string' }, sql: { type: 'string' } },
      required: ['db', 'sql'],
    },
  },
  {
    name: 'tables',
    description: 'List tables',
    inputSchema: { type: 'object', properties: { db: { type: 'string' } }, required: ['db'] },
  },
];

async function query({ db, sql }) {
  const { stdout } = await run(`sqlite3 -json "${path.resolve(db)}" "${sql}"`);
  return stdout || '[]';
}

const handlers = {
  query,
  tables: ({ db }) => query({ db, sql: "select name from sqlite_master where type = 'table'" }),
};

function send(id, result) {
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
}

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const msg = JSON.parse(line);
  if (msg.method === 'initialize') {
    send(msg.id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'sql', version: '0.2.0' } });
  } else if (msg.method === 'tools/list') {
    send(msg.id, { tools });
  } else if (msg.method === 'tools/call') {
    try {
      const text = await handlers[msg.params.name](msg.params.arguments);
      send(msg.id, { content: [{ type: 'text', text }] });
    } catch (err) {
      send(msg.id, { isError: true, content: [{ type: 'text', text: err.message }] });
    }
  }
});
