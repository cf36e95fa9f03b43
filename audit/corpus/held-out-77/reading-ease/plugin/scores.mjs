const VOWELS = { en: /[aeiouy]+/gi, de: /[aeiouyäöü]+/gi, fr: /[aeiouyàâéèêëîïôûù]+/gi };

export function scores(text, language) {
  const plain = text.replace(/```[\s\S]*?```/g, '').replace(/[#>*_`]/g, '');
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain)].filter(({ segment }) => /\p{L}/u.test(segment));
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, (word.match(VOWELS[language] ?? VOWELS.en) ?? []).length), 0);
  const perSentence = words.length / Math.max(1, sentences.length);
  const perWord = syllables / Math.max(1, words.length);
  const flesch = language === 'de' ? 180 - perSentence - 58.5 * perWord : 206.835 - 1.015 * perSentence - 84.6 * perWord;
  return { words: words.length, sentences: sentences.length, flesch: Math.round(flesch), longest: sentences.map(({ segment }) => segment.trim()).sort((a, b) => b.length - a.length).slice(0, 3) };
}
