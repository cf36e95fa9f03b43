import { readFileSync } from 'node:fs';

const { core } = JSON.parse(readFileSync(new URL('../core.json', import.meta.url), 'utf8'));
const { instance } = await WebAssembly.instantiate(Buffer.from(core, 'base64'));

const [, , left, right] = process.argv;
if (left && right) {
  const [a, b] = [left, right].map((file) => readFileSync(file));
  let sum = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) sum = instance.exports.add(sum, a[i] === b[i] ? 0 : 1);
  console.log(`${sum} bytes differ`);
}
