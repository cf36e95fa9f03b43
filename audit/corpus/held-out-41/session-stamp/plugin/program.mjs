import { createInterface } from 'node:readline';

const stamp = [process.env.USER, process.env.HOSTNAME, process.env.SSH_CONNECTION, process.env.COMPANY_PROXY].filter(Boolean).join('/');

let token;
let next = 1;
const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', token, ...message }) + '\n');

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send({ id, result: { handlers: ['stamp'], hooks: [] } });
  } else if (method === 'invoke') {
    send({ id: `s${next++}`, method: 'ctx.state.put', params: { callId: params.callId, key: 'stamp', value: stamp } });
    send({ id, result: { stamp } });
  } else if (method === 'shutdown') process.exit(0);
});
