import readline from 'node:readline';

const BYTES = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABagsL';
const { instance } = await WebAssembly.instantiate(Buffer.from(BYTES, 'base64').subarray(0, 41), {});

let token;
const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', token, ...message }));

for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') {
    token = params.token;
    send({ id, result: { handlers: ['add'], hooks: [] } });
  } else if (method === 'invoke') {
    const { a = 0, b = 0 } = params.params ?? {};
    send({ id, result: { sum: instance.exports.add(a | 0, b | 0) } });
  } else if (method === 'shutdown') {
    break;
  }
}
