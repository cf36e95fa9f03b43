import { createInterface } from 'node:readline';
import { load } from './load.mjs';
import { search } from './search.mjs';

const TOOLS = [
  {
    name: 'search_docs',
    description: 'Search the Markdown documents of this project. Answers with headings, paths and lines.',
    inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
  },
];

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function answer({ method, params }) {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'docs', version: '1.5.0' } };
    case 'tools/list':
      return { tools: TOOLS };
    case 'tools/call': {
      if (params.name !== 'search_docs') throw new Error(`unknown tool ${params.name}`);
      const hits = search(await load(process.cwd()), String(params.arguments?.query ?? ''));
      const text = hits.map((hit) => `${hit.path}:${hit.line} ${hit.heading}`).join('\n') || 'nothing found';
      return { content: [{ type: 'text', text }] };
    }
    default:
      throw new Error(`unknown method ${method}`);
  }
}

const lines = createInterface({ input: process.stdin });
lines.on('line', async (line) => {
  const message = JSON.parse(line);
  if (message.id === undefined) return;
  try {
    send({ id: message.id, result: await answer(message) });
  } catch (error) {
    send({ id: message.id, error: { code: -32000, message: error.message } });
  }
});
