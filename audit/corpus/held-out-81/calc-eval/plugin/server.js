'use strict';
const readline = require('node:readline');
const { evaluate } = require('./lib/evaluate.js');

const tool = { name: 'eval', description: 'Evaluate an arithmetic expression', inputSchema: { type: 'object', properties: { expression: { type: 'string', maxLength: 500 } }, required: ['expression'] } };

function run(expression) {
  try {
    return { content: [{ type: 'text', text: String(evaluate(expression)) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'calc', version: '1.2.0' } };
  else if (method === 'tools/list') result = { tools: [tool] };
  else if (method === 'tools/call') result = run(String(params.arguments.expression));
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
