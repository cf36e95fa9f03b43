export function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries()) next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (x === y ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}
