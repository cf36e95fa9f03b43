import { createInterface } from 'node:readline';

export function listen(answer) {
  createInterface({ input: process.stdin }).on('line', async (line) => {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) return;
    const reply = await answer(method, params).then((result) => ({ result }), (error) => ({ error: { code: -32000, message: error.message } }));
    console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
  });
}
