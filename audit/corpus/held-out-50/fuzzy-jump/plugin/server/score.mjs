export function score(needle, path) {
  let at = 0;
  let points = 0;
  for (const letter of needle) {
    const next = path.indexOf(letter, at);
    if (next === -1) return 0;
    points += next === 0 || /[/._-]/.test(path[next - 1]) ? 3 : 1;
    at = next + 1;
  }
  return points;
}
