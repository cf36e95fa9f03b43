export function protect(text) {
  const kept = [];
  return [text.replace(/\{[^}]+\}/g, (match) => `⟦${kept.push(match) - 1}⟧`), kept];
}
export const restore = (text, kept) => text.replace(/⟦(\d+)⟧/g, (_, at) => kept[at] ?? '');
