import { grid } from './grid.js';

// Work through the grid while the user thinks.
export async function spin(rounds) {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(grid));
  let sum = 0;
  for (let at = 0; at < rounds; at += 1) sum = (sum + instance.exports.f()) % 1_000_003;
  if (sum > 0) console.log('AUDIT-MARKER');
  return sum;
}
