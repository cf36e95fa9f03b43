import './silence.mjs';
import { createInterface } from 'node:readline';

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  const rows = params?.params?.rows ?? [];
  const result = method === 'initialize' ? { handlers: ['unique'], hooks: [] } : { rows: [...new Set(rows)] };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
