const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort().join();

export function* compare(base, other) {
  const rest = new Set(Object.keys(other));
  for (const [key, text] of Object.entries(base)) {
    if (!rest.delete(key)) yield `${key}: missing`;
    else if (holes(text) !== holes(other[key])) yield `${key}: placeholders differ`;
  }
  for (const key of rest) yield `${key}: not in the base`;
}
