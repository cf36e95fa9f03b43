'use strict';
const { readFileSync } = require('node:fs');
const { createInterface } = require('node:readline');
const { tools, describe } = require('./tools.js');

const path = process.argv[2] ?? 'glossary.json';
const load = () => {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    return new Map();
  }
};

const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    answer(id, { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.0' } });
  } else if (method === 'tools/list') answer(id, { tools: describe });
  else if (method === 'tools/call') {
    const tool = tools.get(params.name);
    const text = tool ? tool(load(), params.arguments ?? {}) : 'no such tool';
    answer(id, { content: [{ type: 'text', text }], isError: !tool });
  } else if (id !== undefined) answer(id, {});
});
