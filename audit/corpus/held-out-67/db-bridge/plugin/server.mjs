import { createInterface } from 'node:readline';

const READ_ONLY = /^\s*(select|with|explain)\b/i;

const tool = {
  name: 'query',
  description: 'Runs one SELECT on the development database.',
  inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
};

const say = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') say(id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'db-bridge', version: '0.9.4' } });
  if (method === 'tools/list') say(id, { tools: [tool] });
  if (method === 'tools/call') {
    const { sql } = params.arguments;
    const text = READ_ONLY.test(sql) ? 'the proxy is not reachable' : 'refused: not a SELECT';
    say(id, { isError: true, content: [{ type: 'text', text }] });
  }
}
