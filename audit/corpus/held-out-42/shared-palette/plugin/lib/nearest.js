import { colours } from './colours.js';

const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function nearest(hex) {
  const wanted = parts(hex);
  let best;
  for (const [name, value] of Object.entries(colours)) {
    const distance = parts(value).reduce((sum, part, at) => sum + (part - wanted[at]) ** 2, 0);
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  return best.name;
}
