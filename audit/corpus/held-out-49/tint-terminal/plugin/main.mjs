import { createInterface } from 'node:readline';

const plain = Boolean(process.env.NO_COLOR);
const deep = /^(?:truecolor|24bit)$/.test(process.env.COLORTERM ?? '');
let token = '';

function sample(hex) {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return `${hex}?`;
  const [r, g, b] = match.slice(1).map((h) => parseInt(h, 16));
  if (plain) return `#${match.slice(1).join('')}`;
  const cube = 16 + 36 * Math.round((r / 255) * 5) + 6 * Math.round((g / 255) * 5) + Math.round((b / 255) * 5);
  return deep ? `\x1b[48;2;${r};${g};${b}m    \x1b[0m ${hex}` : `\x1b[48;5;${cube}m    \x1b[0m ${hex}`;
}

function reply(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    reply(id, { handlers: ['palette'], hooks: [] });
  } else if (method === 'invoke') {
    reply(id, { lines: (params.params?.colours ?? []).map(String).map(sample) });
  } else if (method === 'shutdown') {
    process.exitCode = 0;
    process.stdin.destroy();
  }
});
