export function byAuthor(rows) {
  const map = new Map();
  for (const [who, what] of rows) map.set(who, [...(map.get(who) ?? []), what]);
  return map;
}
export const text = (map) => [...map].map(([who, list]) => `*${who}*\n${list.map((l) => `  – ${l}`).join('\n')}`).join('\n\n');
