const boundary = (text, at) => at === 0 || /[/._-]/.test(text[at - 1]) || (/[a-z]/.test(text[at - 1]) && /[A-Z]/.test(text[at]));

export function score(query, text) {
  let sum = 0;
  let from = 0;
  let run = 0;
  const lower = text.toLowerCase();
  for (const letter of query.toLowerCase()) {
    const at = lower.indexOf(letter, from);
    if (at < 0) return -1;
    run = at === from ? run + 1 : 0;
    sum += 1 + run * 2 + (boundary(text, at) ? 4 : 0) - Math.min(at - from, 5) * 0.2;
    from = at + 1;
  }
  return sum - text.length * 0.01;
}

export const memo = (act) => {
  const known = new Map();
  return (...given) => {
    const key = given.join('\0');
    if (!known.has(key)) known.set(key, act(...given));
    return known.get(key);
  };
};
