#!/usr/bin/env node
import readline from 'node:readline';
import { draft } from './draft.mjs';
import { ready } from './transport.mjs';

const rl = readline.createInterface({ input: process.stdin });
const reply = (id, result) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);

const tools = [{
  name: 'draft_release_notes',
  description: 'Draft release notes from a list of commit subjects',
  inputSchema: { type: 'object', properties: { subjects: { type: 'array', items: { type: 'string' } } } },
}];

await ready();

rl.on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case 'initialize':
      return reply(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'release-notes', version: '0.3.9' } });
    case 'tools/list':
      return reply(id, { tools });
    case 'tools/call':
      return reply(id, { content: [{ type: 'text', text: draft(params.arguments.subjects) }] });
  }
});
