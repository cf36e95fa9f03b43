const KEY = /"((?:[^"\\]|\\.)*)"\s*:/g;

export function duplicates(text) {
  const found = [];
  let seen = new Set();
  for (const line of text.split('\n')) {
    if (line.includes('{')) seen = new Set();
    for (const [, key] of line.matchAll(KEY)) {
      if (seen.has(key)) found.push(`duplicate key ${key}`);
      seen.add(key);
    }
  }
  return found;
}
