'use strict';
const crypto = require('crypto');
const { createInterface } = require('readline');

const ALGORITHMS = ['sha256', 'sha384', 'sha512', 'sha3-256', 'sha3-512'];
const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!%';

function hash(args) {
  if (!ALGORITHMS.includes(args.algorithm)) throw new Error('algorithm: ' + ALGORITHMS.join(', '));
  return crypto.createHash(args.algorithm).update(String(args.text), 'utf8').digest('hex');
}

function hmacCheck(args) {
  const mine = crypto.createHmac('sha256', String(args.key)).update(String(args.text)).digest();
  const theirs = Buffer.from(String(args.expected), 'hex');
  return mine.length === theirs.length && crypto.timingSafeEqual(mine, theirs) ? 'match' : 'no match';
}

function password(args) {
  const length = Math.min(Math.max(Number(args.length) || 20, 12), 128);
  let out = '';
  while (out.length < length) out += ALPHABET[crypto.randomInt(ALPHABET.length)];
  return out;
}

function call(name, args) {
  switch (name) {
    case 'hash': return hash(args);
    case 'hmac_check': return hmacCheck(args);
    case 'uuid': return crypto.randomUUID();
    case 'password': return password(args);
    default: throw new Error('no such tool');
  }
}

const string = { type: 'string' };
const TOOLS = [
  { name: 'hash', description: 'Hash a text', inputSchema: { type: 'object', properties: { algorithm: { enum: ALGORITHMS }, text: string } } },
  { name: 'hmac_check', description: 'Compare an HMAC-SHA256 in constant time', inputSchema: { type: 'object', properties: { key: string, text: string, expected: string } } },
  { name: 'uuid', description: 'A random UUID', inputSchema: { type: 'object', properties: {} } },
  { name: 'password', description: 'A random password', inputSchema: { type: 'object', properties: { length: { type: 'integer' } } } },
];

createInterface({ input: process.stdin }).on('line', (line) => {
  let m;
  try { m = JSON.parse(line); } catch { return; }
  if (m.id === undefined) return;
  const reply = { jsonrpc: '2.0', id: m.id };
  try {
    if (m.method === 'initialize') reply.result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'digest-kit', version: '0.4.0' } };
    else if (m.method === 'tools/list') reply.result = { tools: TOOLS };
    else if (m.method === 'tools/call') reply.result = { content: [{ type: 'text', text: call(m.params.name, m.params.arguments || {}) }] };
    else reply.error = { code: -32601, message: 'unknown method' };
  } catch (e) {
    reply.error = { code: -32602, message: e.message };
  }
  process.stdout.write(JSON.stringify(reply) + '\n');
});
