const COMMENT = /\/\/([^\n]*)|\/\*([\s\S]*?)\*\/|#([^\n]*)/g;

/** The words in the comments of a source text, each once. */
export const wordsOf = (source) => {
  const words = new Set();
  for (const [, line, block, hash] of source.matchAll(COMMENT)) {
    for (const word of (line ?? block ?? hash).split(/[^\p{L}']+/u)) if (word.length > 3) words.add(word.toLowerCase());
  }
  return [...words];
};

export const parts = (list, count) => Array.from({ length: count }, (_, i) => list.filter((_, j) => j % count === i));
