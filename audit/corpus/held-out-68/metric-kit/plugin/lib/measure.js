export function measure(text) {
  const lines = text.split('\n');
  const comments = lines.filter((l) => /^\s*(\/\/|#|\*)/.test(l)).length;
  return { lines: lines.length, comments, functions: (text.match(/\bfunction\b|=>/g) ?? []).length };
}
