export function search(records, words) {
  const wanted = words.toLowerCase().split(/\s+/);
  return records
    .map((r) => ({ ...r, score: wanted.filter((w) => r.text.toLowerCase().includes(w)).length }))
    .filter((r) => r.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map((r) => `${r.name}: ${r.text.split('\n')[0]}`)
    .join('\n');
}
