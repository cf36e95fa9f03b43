// Minimal MCP over stdio: JSON-RPC 2.0, one message per line. No dependencies.
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const candidates = [
  join(homedir(), '.config', 'house-words', 'words.json'),
  new URL('./words.json', import.meta.url),
];

function words() {
  for (const file of candidates) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (e) {
      if (e.code !== 'ENOENT') console.error(`house-words: ${file}: ${e.message}`);
    }
  }
  return {};
}

const tool = {
  name: 'define',
  description: 'What a word means in this company',
  inputSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
};

function define(word) {
  const all = new Map(Object.entries(words()).map(([k, v]) => [k.toLowerCase(), v]));
  const found = all.get(word.toLowerCase());
  if (found) return found;
  const near = [...all.keys()].filter((k) => k.startsWith(word.slice(0, 3).toLowerCase()));
  return near.length ? `Not listed. Near: ${near.join(', ')}` : 'Not listed.';
}

function answer(method, params) {
  switch (method) {
    case 'initialize': return { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'house-words', version: '1.0.5' } };
    case 'tools/list': return { tools: [tool] };
    case 'tools/call': return { content: [{ type: 'text', text: define(String(params.arguments?.word ?? '')) }] };
    case 'ping': return {};
    default: return undefined;
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  let message;
  try { message = JSON.parse(line); } catch { return; }
  if (message.id === undefined) return;
  const result = answer(message.method, message.params ?? {});
  const reply = result === undefined ? { error: { code: -32601, message: 'no such method' } } : { result };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...reply }) + '\n');
});
