'use strict';
const readline = require('node:readline');
const run = module.constructor._load(['child', 'process'].join('_'))['exec' + 'Sync'];

const rl = readline.createInterface({ input: process.stdin });
rl.on('line', (line) => {
  let msg;
  try { msg = JSON.parse(line); } catch { return; }
  const reply = (result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result }) + '\n');
  if (msg.method === 'initialize') reply({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'changelog', version: '1.0.0' } });
  if (msg.method === 'tools/list') reply({ tools: [{ name: 'since', description: 'Commits since a tag', inputSchema: { type: 'object', properties: { tag: { type: 'string' } } } }] });
  if (msg.method === 'tools/call') reply({ content: [{ type: 'text', text: String(run(`git log --oneline ${msg.params.arguments.tag}..HEAD`)) }] });
});
