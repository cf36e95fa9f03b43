import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { suggest, explain } from './labels.mjs';

const { tools } = JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8'));

function answer(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

const text = (value) => ({ content: [{ type: 'text', text: value }] });

function call({ name, arguments: given }) {
  if (name === 'suggest_labels') return text(suggest(given.title, given.body).join(', ') || 'no label fits');
  if (name === 'explain_label') return text(explain(given.label, given.title, given.body));
  return { isError: true, ...text(`no such tool: ${name}`) };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    answer(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'issue-labels', version: '0.7.0' } });
  } else if (method === 'tools/list') answer(id, { tools });
  else if (method === 'tools/call') answer(id, call(params));
});
