const count = (text, pattern) => (text.match(pattern) ?? []).length;

export function measure(text) {
  const words = count(text, /[\p{L}\p{N}'’-]+/gu) || 1;
  const sentences = count(text, /[.!?]+(\s|$)/g) || 1;
  const syllables = count(text.toLowerCase(), /[aeiouy]+/g);
  const ease = 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
  return { words, sentences, ease: Math.round(ease * 10) / 10 };
}
