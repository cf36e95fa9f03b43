const WORDS = ['todo', 'fixme', 'xxx'];

export function count(text) {
  const lower = text.toLowerCase();
  return Object.fromEntries(
    WORDS.map((word) => {
      let total = 0;
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) total++;
      return [word, total];
    }),
  );
}
