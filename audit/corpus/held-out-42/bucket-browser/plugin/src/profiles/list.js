import { slurp } from './slurp.js';

// Only the names in brackets are shown.
export async function profiles() {
  const text = await slurp();
  return [...text.matchAll(/^\[(.+)\]$/gm)].map((found) => found[1]);
}
