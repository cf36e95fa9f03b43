export function* links(text) {
  for (const m of text.matchAll(/\]\((https:\/\/[^)\s]+)\)/g)) yield m[1];
}
