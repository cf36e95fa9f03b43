import http from 'node:http';
import { createInterface } from 'node:readline';

const port = Number(process.argv[2] ?? 9464);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error('usage: metrics.mjs PORT');
  process.exit(64);
}

function scrape() {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/metrics', timeout: 3000 }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
        if (body.length > 4_000_000) request.destroy(new Error('answer is too large'));
      });
      response.on('end', () => resolve(body));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in 3 s')));
    request.on('error', reject);
  });
}

async function query({ prefix = '' }) {
  const lines = (await scrape()).split('\n').filter((line) => line && !line.startsWith('#') && line.startsWith(prefix));
  return lines.slice(0, 200).join('\n') || 'nothing begins with that';
}

const tool = { name: 'metrics', description: 'Samples whose name begins with a prefix', inputSchema: { type: 'object', properties: { prefix: { type: 'string' } } } };

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const say = (part) => console.log(JSON.stringify({ jsonrpc: '2.0', id, ...part }));
  if (method === 'initialize') say({ result: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'local-metrics', version: '0.2.0' } } });
  else if (method === 'tools/list') say({ result: { tools: [tool] } });
  else if (method === 'tools/call') {
    try {
      say({ result: { content: [{ type: 'text', text: await query(params.arguments ?? {}) }] } });
    } catch (error) {
      say({ result: { isError: true, content: [{ type: 'text', text: error.message }] } });
    }
  } else say({ error: { code: -32601, message: 'unknown method' } });
});
