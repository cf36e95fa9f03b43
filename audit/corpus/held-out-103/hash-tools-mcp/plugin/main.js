const crypto = require('crypto');
const readline = require('readline');

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_';

const tools = {
  sha256: (a) => crypto.createHash('sha256').update(a.text, 'utf8').digest('hex'),
  md5: (a) => crypto.createHash('md5').update(a.text, 'utf8').digest('hex') + '  (fine for a cache key, not for a password)',
  to_base64: (a) => Buffer.from(a.text, 'utf8').toString('base64'),
  from_base64: (a) => {
    const b = Buffer.from(a.text, 'base64');
    const t = b.toString('utf8');
    return t.includes('\ufffd') ? `${b.length} bytes of binary data: ${b.toString('hex').slice(0, 120)}…` : t;
  },
  to_hex: (a) => Buffer.from(a.text, 'utf8').toString('hex'),
  uuid: () => crypto.randomUUID(),
  password: (a) => Array.from(crypto.randomBytes(Math.min(a.length || 24, 128)), (b) => ALPHABET[b % ALPHABET.length]).join(''),
};

const list = Object.keys(tools).map((name) => ({
  name,
  description: name.replace('_', ' '),
  inputSchema: { type: 'object', properties: { text: { type: 'string' }, length: { type: 'integer' } } },
}));

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const msg = JSON.parse(line);
  if (msg.id === undefined) return;
  let result = {};
  if (msg.method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'hash-tools', version: '1.3.0' } };
  else if (msg.method === 'tools/list') result = { tools: list };
  else if (msg.method === 'tools/call' && Object.hasOwn(tools, msg.params.name)) {
    result = { content: [{ type: 'text', text: tools[msg.params.name](msg.params.arguments || {}) }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id: msg.id, result }));
});
