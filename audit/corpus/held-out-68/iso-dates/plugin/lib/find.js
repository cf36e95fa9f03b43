const DATE = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;
const two = (n) => n.padStart(2, '0');

export function find(text) {
  const found = [];
  for (const [whole, a, b, year] of text.matchAll(DATE)) {
    if (Number(a) <= 12 && Number(b) <= 12 && a !== b) found.push({ text: whole, readings: [`${year}-${two(a)}-${two(b)}`, `${year}-${two(b)}-${two(a)}`] });
  }
  return found;
}
