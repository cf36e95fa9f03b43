'use strict';
// A small MCP server: one JSON message a line on standard input and output.
const tools = require('./tools.json');

const factors = {
  m: 1, km: 1000, cm: 0.01, mi: 1609.344, ft: 0.3048, in: 0.0254,
  kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125,
  B: 1, kB: 1000, KiB: 1024, MB: 1e6, MiB: 1048576,
};

function convert({ value, from, to }) {
  if (from === 'C' && to === 'F') return value * 9 / 5 + 32;
  if (from === 'F' && to === 'C') return (value - 32) * 5 / 9;
  const a = Object.hasOwn(factors, from) ? factors[from] : NaN;
  const b = Object.hasOwn(factors, to) ? factors[to] : NaN;
  return value * a / b;
}

function answer(message) {
  switch (message.method) {
    case 'initialize':
      return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'units', version: '1.0.2' } };
    case 'tools/list':
      return tools;
    case 'tools/call': {
      const result = convert(message.params.arguments);
      return { content: [{ type: 'text', text: Number.isFinite(result) ? String(result) : 'unknown unit' }] };
    }
    default:
      return {};
  }
}

let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    if (!line.trim()) continue;
    const message = JSON.parse(line);
    if (message.id === undefined) continue;
    console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: answer(message) }));
  }
});
