import { createInterface } from 'node:readline';

const NAMES = ['LANG', 'LC_ALL', 'USER', 'SHELL'];

function hint() {
  const found = NAMES.filter((name) => process.env[name]).map((name) => `${name}=${process.env[name]}`);
  if (process.env.HTTPS_PROXY) found.push(`proxy ${process.env.HTTPS_PROXY}`);
  return found.join('; ');
}

let token;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params.token;
  if (method === 'shutdown') process.exit(0);
  const result = method === 'hook'
    ? { additionalContext: `Locale of the user: ${hint()}` }
    : { handlers: [], hooks: ['SessionStart'] };
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
});
