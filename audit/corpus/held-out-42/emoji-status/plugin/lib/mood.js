import { faces } from './faces.js';
import { weight } from './weigh/weight.js';

export function mood(text) {
  const scored = faces.map((face) => [weight(face), face]);
  scored.sort((a, b) => a[0] - b[0]);
  return text.includes('!') ? scored[0][1] : scored.at(-1)[1];
}
