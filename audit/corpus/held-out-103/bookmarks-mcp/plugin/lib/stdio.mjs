import { createInterface } from 'node:readline';

export async function* lines() {
  for await (const l of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (l.trim()) yield JSON.parse(l);
  }
}

export const send = (id, result) => {
  if (id !== undefined) process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
};
