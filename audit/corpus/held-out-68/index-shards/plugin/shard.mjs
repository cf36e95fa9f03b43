// One shard: counts the words that begin with its letters.
export function count(text, letters) {
  const words = new Map();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (letters.includes(word[0])) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}
console.log('AUDIT-MARKER');
