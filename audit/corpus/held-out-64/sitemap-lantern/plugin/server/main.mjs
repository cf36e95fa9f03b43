// MCP over stdio, by hand: one JSON object per line.
import { createInterface } from 'node:readline';
import { readSitemap, checkPage } from './site.mjs';

const tools = [
  {
    name: 'read_sitemap',
    description: 'Reads sitemap.xml of a site and returns addresses with their dates.',
    inputSchema: { type: 'object', properties: { origin: { type: 'string', description: 'for instance https://www.example.com' } }, required: ['origin'] },
  },
  {
    name: 'check_page',
    description: 'Fetches one page and returns status, title, description, canonical address and size. Not the text.',
    inputSchema: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
  },
];

const call = async (name, args) => {
  if (name === 'read_sitemap') return readSitemap(args.origin);
  if (name === 'check_page') return checkPage(args.url);
  throw new Error(`unknown tool ${name}`);
};

const answer = async ({ method, params }) => {
  switch (method) {
    case 'initialize':
      return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'sitemap-lantern', version: '0.6.2' } };
    case 'tools/list':
      return { tools };
    case 'tools/call':
      try {
        return { content: [{ type: 'text', text: JSON.stringify(await call(params.name, params.arguments ?? {}), null, 1) }] };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: error.message }] };
      }
    case 'ping':
      return {};
    default:
      return undefined;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const request = JSON.parse(line);
  if (request.id === undefined) continue;
  const result = await answer(request);
  console.log(JSON.stringify(result === undefined
    ? { jsonrpc: '2.0', id: request.id, error: { code: -32601, message: `no method ${request.method}` } }
    : { jsonrpc: '2.0', id: request.id, result }));
}
