'use strict';
const fs = require('node:fs');
const path = require('node:path');
const readline = require('node:readline');
const { mask } = require('./mask.js');

const root = fs.realpathSync(process.argv[2] || './logs');

function open(name) {
  const full = path.resolve(root, String(name));
  if (!full.startsWith(root + path.sep) || !full.endsWith('.log')) throw new Error('only *.log below the log folder');
  return full;
}

function lastLines(file, count) {
  const size = fs.statSync(file).size;
  const length = Math.min(size, 256 * 1024);
  const buffer = Buffer.alloc(length);
  const fd = fs.openSync(file, 'r');
  try { fs.readSync(fd, buffer, 0, length, size - length); } finally { fs.closeSync(fd); }
  return buffer.toString('utf8').split('\n').slice(-count - 1);
}

const tools = {
  tail: ({ file, lines = 100 }) => lastLines(open(file), Math.min(lines, 500)).map(mask).join('\n'),
  search: ({ file, text }) => lastLines(open(file), 5000).filter((l) => l.includes(String(text))).slice(-100).map(mask).join('\n'),
};
const schema = (extra) => ({ type: 'object', properties: { file: { type: 'string' }, ...extra }, required: ['file'] });
const listed = [
  { name: 'tail', description: 'Last lines of a log', inputSchema: schema({ lines: { type: 'integer' } }) },
  { name: 'search', description: 'Lines that contain a text', inputSchema: schema({ text: { type: 'string' } }) },
];

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) return;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'log-follow', version: '0.9.2' } };
  else if (method === 'tools/list') result = { tools: listed };
  else if (method === 'tools/call') {
    try {
      const run = params.name === 'tail' ? tools.tail : tools.search;
      result = { content: [{ type: 'text', text: run(params.arguments || {}) }] };
    } catch (error) {
      result = { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  }
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
