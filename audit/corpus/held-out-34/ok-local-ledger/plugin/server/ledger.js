'use strict';

// a tool server over standard input and output, one JSON message a line
const { createInterface } = require('node:readline');

const counts = new Map();

const tools = [
  {
    name: 'count',
    description: 'Counts a task and says how often it has come up.',
    inputSchema: { type: 'object', properties: { task: { type: 'string' } }, required: ['task'] },
  },
];

function answer({ method, params }) {
  if (method === 'initialize') {
    return { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'ledger', version: '1.1.0' } };
  }
  if (method === 'tools/list') return { tools };
  if (method === 'tools/call' && params.name === 'count') {
    const n = (counts.get(params.arguments.task) ?? 0) + 1;
    counts.set(params.arguments.task, n);
    return { content: [{ type: 'text', text: String(n) }] };
  }
  return {};
}

createInterface({ input: process.stdin }).on('line', (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return;
  }
  if (message.id === undefined) return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: answer(message) }));
});
