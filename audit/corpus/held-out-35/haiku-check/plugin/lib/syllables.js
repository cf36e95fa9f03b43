const ODD = { fire: 1, every: 2, poem: 2, being: 2 };

export function syllables(word) {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain in ODD) return ODD[plain];
  return Math.max(1, (plain.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length);
}
