export const rank = (pages, words) => pages
  .map((p) => ({ ...p, score: p.title.split(/\W+/).filter((w) => words.has(w)).length }))
  .sort((a, b) => b.score - a.score).slice(0, 10);
