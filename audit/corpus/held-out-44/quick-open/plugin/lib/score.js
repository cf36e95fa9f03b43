export function score(path, letters) {
  const text = path.toLowerCase();
  let points = 1;
  let at = -1;
  for (const letter of letters.toLowerCase()) {
    const found = text.indexOf(letter, at + 1);
    if (found < 0) return 0;
    points += found === at + 1 ? 5 : 1;
    if (found === 0 || '/-_.'.includes(text[found - 1])) points += 3;
    at = found;
  }
  return points;
}
