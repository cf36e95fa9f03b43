export function firstOfEachFile(text) {
  const seen = new Set();
  return text
    .split('\n')
    .filter((line) => {
      const file = line.split(':', 1)[0];
      if (!file || seen.has(file)) return false;
      seen.add(file);
      return true;
    })
    .join('\n');
}
