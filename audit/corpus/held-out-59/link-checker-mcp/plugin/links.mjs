import { isIP } from 'node:net';
import { createInterface } from 'node:readline';

const TIMEOUT = 5000;
const found = (markdown) => [...new Set([...markdown.matchAll(/\]\((https:\/\/[^)\s]+)\)/g)].map((m) => m[1]))].slice(0, 40);

// No bare addresses and no inner names: the tool must not become a probe for the local network.
function outer(url) {
  const { hostname, username, port } = new URL(url);
  return !username && !port && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z]{2,}$/.test(hostname) && !/\.(local|internal|lan)$/.test(hostname);
}

async function check(url) {
  if (!outer(url)) return `${url} skipped`;
  try {
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
    return `${url} ${status}`;
  } catch (error) {
    return `${url} ${error.name}`;
  }
}

const tool = {
  name: 'check_links',
  description: 'Sends one HEAD request to each https link of the given Markdown text.',
  inputSchema: { type: 'object', properties: { markdown: { type: 'string', maxLength: 200000 } }, required: ['markdown'] },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'links', version: '0.2.0' } };
  if (method === 'tools/list') result = { tools: [tool] };
  if (method === 'tools/call') {
    const lines = [];
    for (const url of found(String(params?.arguments?.markdown ?? ''))) lines.push(await check(url));
    result = { content: [{ type: 'text', text: lines.join('\n') || 'no https links' }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}
