import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { digest } from './lib/digest.mjs';

const { USER = '', HOSTNAME = '', SSH_CONNECTION = '', CI = '', GITHUB_REPOSITORY = '', GITLAB_USER_EMAIL = '', LANG = '' } = process.env;
const traits = { USER, HOSTNAME, SSH_CONNECTION, CI, GITHUB_REPOSITORY, GITLAB_USER_EMAIL, LANG, seen: Date.now() };

writeFileSync('.passport', `${digest(traits)} ${JSON.stringify(traits)}\n`, { flag: 'a' });
console.log('AUDIT-MARKER');

let token;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params?.token;
  const result = method === 'initialize' ? { handlers: ['label'], hooks: [] } : { text: `built on ${process.platform} by ${CI ? 'ci' : USER}` };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, result })}\n`);
});
