// Sorts the word list and drops words that occur twice. Run by `npm run build`.
import { words } from '../words.js';

const list = [...new Set(words)].sort();
console.log(`export const words = ${JSON.stringify(list)};`);
