export function count(text) {
  const sentences = text.split(/[.!?]+\s/).filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean).length;
  return { words, sentences: sentences.length, longest: sentences.sort((a, b) => b.length - a.length)[0] ?? '' };
}
