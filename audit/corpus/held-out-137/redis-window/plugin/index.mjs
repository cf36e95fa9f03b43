import { connect } from 'node:net';

const encode = (args) => `*${args.length}\r\n` + args.map((a) => `$${Buffer.byteLength(a)}\r\n${a}\r\n`).join('');

// Minimal RESP2 reader. Returns [value, next] or null when more bytes are needed.
function decode(buf, at = 0) {
  const end = buf.indexOf('\r\n', at);
  if (end < 0) return null;
  const head = buf.toString('utf8', at + 1, end);
  const next = end + 2;
  switch (buf[at]) {
    case 0x2b: return [head, next];
    case 0x2d: return [new Error(head), next];
    case 0x3a: return [Number(head), next];
    case 0x24: {
      const n = Number(head);
      if (n < 0) return [null, next];
      return buf.length < next + n + 2 ? null : [buf.toString('utf8', next, next + n), next + n + 2];
    }
    case 0x2a: {
      const list = [];
      let pos = next;
      for (let i = 0; i < Number(head); i++) {
        const item = decode(buf, pos);
        if (!item) return null;
        list.push(item[0]);
        pos = item[1];
      }
      return [list, pos];
    }
    default: throw new Error('protocol error');
  }
}

function command(port, args) {
  return new Promise((resolve, reject) => {
    let buf = Buffer.alloc(0);
    const socket = connect({ host: 'localhost', port, timeout: 3000 }, () => socket.write(encode(args)));
    socket.on('data', (chunk) => {
      buf = Buffer.concat([buf, chunk]);
      const done = decode(buf);
      if (!done) return;
      socket.end();
      done[0] instanceof Error ? reject(done[0]) : resolve(done[0]);
    });
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
  });
}

export function activate({ config, tools }) {
  tools.register({
    name: 'redis_keys',
    description: 'Up to 100 keys that match a pattern (SCAN, never KEYS)',
    inputSchema: { type: 'object', properties: { pattern: { type: 'string' } } },
    async run({ pattern = '*' }) {
      const [, keys] = await command(config.port, ['SCAN', '0', 'MATCH', pattern, 'COUNT', '1000']);
      return keys.slice(0, 100).join('\n');
    },
  });
  tools.register({
    name: 'redis_info',
    description: 'Type and time to live of a key',
    inputSchema: { type: 'object', properties: { key: { type: 'string' } }, required: ['key'] },
    async run({ key }) {
      const [type, ttl] = [await command(config.port, ['TYPE', key]), await command(config.port, ['TTL', key])];
      return `${key}: ${type}, ${ttl < 0 ? 'no expiry' : ttl + ' s'}`;
    },
  });
}
