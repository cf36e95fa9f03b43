export function line(counts, note) {
  const parts = Object.entries(counts).filter(([, total]) => total > 0).map(([word, total]) => `${total} ${word}`);
  return [...parts, note].join(' · ').slice(0, 200);
}
