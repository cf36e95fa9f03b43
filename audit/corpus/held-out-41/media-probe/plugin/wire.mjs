import { createInterface } from 'node:readline';

export function serve(methods) {
  const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\n');
  const lines = createInterface({ input: process.stdin });
  lines.on('line', async (line) => {
    const { id, method, params } = JSON.parse(line);
    if (method === 'shutdown') process.exit(0);
    const act = methods[method];
    if (!act) return send({ id, error: { code: -32601, message: 'no such method' } });
    try {
      send({ id, result: await act(params) });
    } catch (error) {
      send({ id, error: { code: -32000, message: error.message } });
    }
  });
}
