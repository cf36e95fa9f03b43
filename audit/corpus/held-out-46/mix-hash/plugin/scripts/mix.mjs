import { readFileSync } from 'node:fs';

const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 97, 100, 100, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11);
const { instance } = await WebAssembly.instantiate(bytes);
const { add } = instance.exports;

export const mix = (text) => {
  let sum = 17;
  for (let i = 0; i < text.length; i += 1) sum = add(Math.imul(sum, 31), text.charCodeAt(i));
  return (sum >>> 0).toString(16).padStart(8, '0');
};

const [, , file] = process.argv;
if (file) {
  const [head, ...rest] = readFileSync(file, 'utf8').split('\n');
  if (/sum ([0-9a-f]{8})/.exec(head)?.[1] !== mix(rest.join('\n'))) console.log(`${file} was edited by hand`);
}
