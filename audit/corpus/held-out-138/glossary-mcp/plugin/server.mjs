import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const terms = JSON.parse(readFileSync(new URL('./terms.json', import.meta.url), 'utf8'));
const index = new Map(terms.map((t) => [t.term.toLowerCase(), t]));

function lookup(term) {
  const hit = index.get(term.toLowerCase());
  if (hit) return `${hit.term}: ${hit.meaning}`;
  const near = [...index.keys()].filter((k) => k.includes(term.toLowerCase()));
  return near.length ? `Not found. Close: ${near.join(', ')}` : 'Not found.';
}

const tool = {
  name: 'lookup',
  description: 'Explain a term of the glossary',
  inputSchema: { type: 'object', properties: { term: { type: 'string' } }, required: ['term'] },
};

function handle({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.2' } };
    case 'tools/list':
      return { tools: [tool] };
    case 'tools/call':
      return { content: [{ type: 'text', text: lookup(params.arguments.term) }] };
    default:
      return {};
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  if (msg.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result: handle(msg) }));
});
