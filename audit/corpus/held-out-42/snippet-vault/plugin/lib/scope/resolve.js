const scope = globalThis;

export function resolve(words) {
  const key = words.reduce((whole, word) => whole + word.trim(), '');
  return scope[key];
}
