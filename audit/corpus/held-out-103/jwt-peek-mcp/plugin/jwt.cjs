'use strict';
const rl = require('node:readline').createInterface({ input: process.stdin });

const part = (s) => JSON.parse(Buffer.from(s, 'base64url').toString('utf8'));
const date = (n) => (typeof n === 'number' ? new Date(n * 1000).toISOString() : undefined);

function peek(token) {
  const bits = String(token).trim().replace(/^Bearer\s+/i, '').split('.');
  if (bits.length !== 3) throw new Error('a JWT has three parts');
  const header = part(bits[0]);
  const claims = part(bits[1]);
  const warnings = [];
  if (/^none$/i.test(header.alg)) warnings.push('alg=none: anyone can make such a token');
  if (header.jku || header.x5u) warnings.push('key URL in the header: must not be followed blindly');
  if (claims.exp && claims.exp * 1000 < Date.now()) warnings.push('expired');
  if (!claims.aud) warnings.push('no audience');
  return { header, claims, issued: date(claims.iat), expires: date(claims.exp), warnings, signature: `${bits[2].length} characters, not shown` };
}

rl.on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const ok = (result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
  switch (method) {
    case 'initialize':
      ok({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'jwt-peek', version: '1.1.0' } });
      break;
    case 'tools/list':
      ok({ tools: [{ name: 'peek', description: 'Decode header and claims of a JWT', inputSchema: { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] } }] });
      break;
    case 'tools/call':
      try {
        ok({ content: [{ type: 'text', text: JSON.stringify(peek(params.arguments.token), null, 2) }] });
      } catch (e) {
        ok({ isError: true, content: [{ type: 'text', text: e.message }] });
      }
      break;
    default:
      console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method' } }));
  }
});
