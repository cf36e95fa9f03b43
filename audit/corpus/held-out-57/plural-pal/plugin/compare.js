export function compare(base, other, category) {
  const needed = new Set([0, 1, 2, 5, 21].map(category));
  const missing = Object.keys(base).filter((k) => !(k in other));
  const plurals = Object.entries(other)
    .filter(([, v]) => v && typeof v === 'object')
    .map(([key, v]) => ({ key, lacks: [...needed].filter((c) => !(c in v)) }));
  return { missing, plurals };
}
