export function linksOf(markdown) {
  const found = new Set();
  for (const m of markdown.matchAll(/\]\((https?:\/\/[^)\s]+)\)|<(https?:\/\/[^>\s]+)>/g)) {
    found.add((m[1] ?? m[2]).replace(/#.*$/, ''));
  }
  return [...found];
}
