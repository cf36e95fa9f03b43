import { settle } from './formula/settle.js';

// Semicolons, because commas are decimal points in half of the world.
export function readSheet(text) {
  return text.split('\n').map((line) => settle(line.split(';').map((cell) => cell.trim())));
}
