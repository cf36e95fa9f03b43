'use strict';
const slugify = require('./vendor/slugify.umd.js');
const readline = require('node:readline');

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case 'initialize':
      return reply(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'slug', version: '2.0.1' } });
    case 'tools/list':
      return reply(id, { tools: [{ name: 'slug', inputSchema: { type: 'object', properties: { title: { type: 'string' } } } }] });
    case 'tools/call':
      return reply(id, { content: [{ type: 'text', text: slugify(params.arguments.title) }] });
  }
});
