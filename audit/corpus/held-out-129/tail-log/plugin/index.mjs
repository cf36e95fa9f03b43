import fs from 'node:fs';
import readline from 'node:readline';

export async function tail(file, n = 20) {
  const ring = [];
  const rl = readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });
  for await (const line of rl) {
    ring.push(line);
    if (ring.length > n) ring.shift();
  }
  return ring.join('\n');
}
export default { tools: { tail: ({ file, n }) => tail(file, n) } };
