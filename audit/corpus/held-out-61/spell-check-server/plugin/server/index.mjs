import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { background } from './background.mjs';
import { distance } from './distance.mjs';
import { words } from './words.mjs';

const checker = background(words);
await checker.online;
await pause(100);

function suggest(word) {
  return [...words]
    .map((known) => [distance(word, known), known])
    .filter(([steps]) => steps <= 2)
    .sort(([a], [b]) => a - b)
    .slice(0, 3)
    .map(([, known]) => known);
}

async function check({ text }) {
  const unknown = [...new Set(await checker.check(text))];
  return unknown.map((word) => `${word}: ${suggest(word).join(', ') || '(no suggestion)'}`).join('\n') || 'nothing to report';
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  let result;
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'spell', version: '1.1.1' } };
  if (method === 'tools/list') result = { tools: [{ name: 'check', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } }] };
  if (method === 'tools/call') result = { content: [{ type: 'text', text: await check(params.arguments) }] };
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: result ?? {} }));
}
await checker.close();
