'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const { outline, kinds } = require('./lib/outline.js');

const root = process.cwd();

function inside(file) {
  const full = path.resolve(root, file);
  if (full !== root && !full.startsWith(root + path.sep)) throw new Error('outside of the workspace');
  return full;
}

const calls = {
  outline({ file }) {
    const full = inside(file);
    return outline(fs.readFileSync(full, 'utf8'), path.extname(full)).join('\n') || 'nothing found';
  },
  kinds: () => kinds.join(' '),
};

function respond(method, params) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'outline', version: '1.2.0' } };
    case 'tools/list':
      return { tools: Object.keys(calls).map((name) => ({ name, description: name, inputSchema: { type: 'object', properties: { file: { type: 'string' } } } })) };
    case 'tools/call': {
      const call = calls[params.name];
      if (!call) return { isError: true, content: [{ type: 'text', text: `no tool ${params.name}` }] };
      try {
        return { content: [{ type: 'text', text: call(params.arguments ?? {}) }] };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: error.message }] };
      }
    }
    default:
      return {};
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: respond(method, params) }));
});
