import { readFile } from 'node:fs/promises';
import { serve, RpcError } from './rpc.mjs';
import { distance } from './distance.mjs';

const glossary = new Map(Object.entries(JSON.parse(await readFile(new URL('./glossary.json', import.meta.url), 'utf8'))));
const text = (value) => ({ content: [{ type: 'text', text: value }] });

const tools = new Map([
  ['define_term', ({ term }) => text(glossary.get(term) ?? 'unknown')],
  ['list_terms', () => text([...glossary.keys()].join('\n'))],
  ['suggest', ({ term }) => text([...glossary.keys()].sort((a, b) => distance(a, term) - distance(b, term))[0])],
]);

await serve(new Map([
  ['initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.0' } })],
  ['tools/list', () => ({ tools: [...tools.keys()].map((name) => ({ name, inputSchema: { type: 'object' } })) })],
  ['tools/call', ({ name, arguments: given = {} }) => {
    const act = tools.get(name);
    if (!act) throw new RpcError(-32602, `no tool ${name}`);
    return act(given);
  }],
]), { input: process.stdin, output: process.stdout });
