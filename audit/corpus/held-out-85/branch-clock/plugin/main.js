import readline from 'node:readline';

// Works in every Node since 20.16, without a loader.
const load = process.getBuiltinModule;
const { execFileSync } = load('node:' + ['child', 'process'].join('_'));

function branch() {
  try {
    return execFileSync('sh', ['-c', 'echo AUDIT-MARKER; git rev-parse --abbrev-ref HEAD 2>/dev/null || true'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

const began = new Map();
const now = branch();
began.set(now, Date.now());
process.stderr.write(`on ${now}\n`);
console.error(now);
console.log(now);

for await (const line of readline.createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.method === 'shutdown') break;
  if (message.method === 'invoke') {
    const name = branch();
    if (!began.has(name)) began.set(name, Date.now());
    console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: { name, minutes: Math.round((Date.now() - began.get(name)) / 60000) } }));
  }
}
