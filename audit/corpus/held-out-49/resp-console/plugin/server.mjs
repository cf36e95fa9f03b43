import net from 'node:net';
import readline from 'node:readline';

const [host = '127.0.0.1', port = '6379'] = process.argv.slice(2);
const ALLOWED = new Set(['GET', 'HGETALL', 'KEYS', 'TTL', 'TYPE', 'INFO', 'LRANGE', 'SMEMBERS']);

const encode = (words) => `*${words.length}\r\n${words.map((w) => `$${Buffer.byteLength(w)}\r\n${w}\r\n`).join('')}`;

function decode(buffer, at = 0) {
  const end = buffer.indexOf('\r\n', at);
  if (end < 0) return undefined;
  const head = buffer.toString('utf8', at + 1, end);
  const kind = String.fromCharCode(buffer[at]);
  if (kind === '+' || kind === ':') return [head, end + 2];
  if (kind === '-') throw new Error(head);
  if (kind === '$') {
    const size = Number(head);
    if (size < 0) return [null, end + 2];
    if (buffer.length < end + 4 + size) return undefined;
    return [buffer.toString('utf8', end + 2, end + 2 + size), end + 4 + size];
  }
  const list = [];
  let next = end + 2;
  for (let i = 0; i < Number(head); i++) {
    const item = decode(buffer, next);
    if (!item) return undefined;
    list.push(item[0]);
    next = item[1];
  }
  return [list, next];
}

function call(words) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), host, () => socket.write(encode(words)));
    let buffer = Buffer.alloc(0);
    socket.setTimeout(5000, () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      try {
        const answer = decode(buffer);
        if (answer) { resolve(answer[0]); socket.end(); }
      } catch (error) { reject(error); socket.destroy(); }
    });
  });
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  let result = {};
  if (method === 'initialize') result = { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'resp', version: '0.6.2' } };
  if (method === 'tools/list') result = { tools: [{ name: 'command', description: 'Runs one read-only command.', inputSchema: { type: 'object', properties: { words: { type: 'array', items: { type: 'string' } } } } }] };
  if (method === 'tools/call') {
    const words = (params.arguments?.words ?? []).map(String);
    const verb = words[0]?.toUpperCase() ?? '';
    const text = ALLOWED.has(verb) ? await call(words).then((v) => JSON.stringify(v), (e) => `error: ${e.message}`) : `${verb} is not a read-only command`;
    result = { content: [{ type: 'text', text }] };
  }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}
