export function duplicates(text) {
  const seen = new Set();
  const twice = new Set();
  for (const [, key] of text.matchAll(/"([^"\\]+)"\s*:/g)) (seen.has(key) ? twice : seen).add(key);
  return [...twice];
}
