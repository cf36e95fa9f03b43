export function value(text) {
  if (text.startsWith('"')) return text.slice(1, -1);
  if (text === 'true' || text === 'false') return text === 'true';
  return Number(text);
}
