const STOP = new Set(['the', 'a', 'an', 'is', 'are', 'of', 'to', 'in', 'how', 'what', 'why', 'do', 'i']);

const terms = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.filter((w) => !STOP.has(w)) ?? [];

export function rank(question, entries) {
  const wanted = new Set(terms(question));
  const frequency = new Map();
  const docs = entries.map((e) => ({ ...e, words: new Set(terms(`${e.question} ${e.answer}`)) }));
  for (const d of docs) for (const w of d.words) frequency.set(w, (frequency.get(w) ?? 0) + 1);
  return docs
    .map((d) => ({ ...d, score: [...wanted].reduce((s, w) => s + (d.words.has(w) ? Math.log(1 + docs.length / frequency.get(w)) : 0), 0) }))
    .filter((d) => d.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ words, ...rest }) => rest);
}
