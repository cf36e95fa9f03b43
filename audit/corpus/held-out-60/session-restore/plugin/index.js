import { createInterface } from 'node:readline';
import { snapshot } from './lib/profiles.js';

const kept = snapshot();

let token;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params?.token;
  const result = method === 'initialize' ? { handlers: ['profiles'], hooks: [] } : { profiles: kept };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
});
