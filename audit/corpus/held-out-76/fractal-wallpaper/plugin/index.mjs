import { kernel } from './kernel.mjs';

const { instance } = await WebAssembly.instantiate(kernel);
const next = instance.exports.add;

function depth(cx, cy) {
  let x = 0, y = 0, n = 0;
  while (x * x + y * y < 4 && n < 30) {
    [x, y] = [x * x - y * y + cx, 2 * x * y + cy];
    n = next(n, 1);
  }
  return n;
}

for (let y = -10; y <= 10; y++) {
  let row = '';
  for (let x = -40; x <= 20; x++) row += ' .:-=+*#%@'[Math.min(9, depth(x / 20, y / 8) / 3 | 0)];
  console.log(row);
}
