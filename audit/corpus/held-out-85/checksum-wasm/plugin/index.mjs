import { createInterface } from 'node:readline';

// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const code = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 97, 100, 100, 0, 0,
  10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11,
);
const { instance } = await WebAssembly.instantiate(code);

const sum = (text) => [...text].reduce((total, c) => instance.exports.add(total, c.codePointAt(0)), 0) >>> 0;

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'invoke') console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { sum: sum(params?.params?.text ?? '') } }));
});
