import { createInterface } from 'node:readline';

const part = (s) => JSON.parse(Buffer.from(s, 'base64url').toString('utf8'));

function inspect(token) {
  const [head, body] = token.split('.');
  const claims = part(body);
  const lines = [`alg ${part(head).alg}`];
  for (const [k, v] of Object.entries(claims)) {
    const time = ['exp', 'iat', 'nbf'].includes(k) ? ` (${new Date(v * 1000).toISOString()})` : '';
    lines.push(`${k} ${JSON.stringify(v)}${time}`);
  }
  lines.push('The signature was not checked.');
  return lines.join('\n');
}

const tool = { name: 'inspect', description: 'Show header and claims of a JWT. Does not verify it.', inputSchema: { type: 'object', properties: { token: { type: 'string' } } } };

createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  const result = m.method === 'tools/list' ? { tools: [tool] }
    : m.method === 'tools/call' ? { content: [{ type: 'text', text: inspect(m.params.arguments.token) }] } : {};
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
