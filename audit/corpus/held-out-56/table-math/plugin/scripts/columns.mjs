const split = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim());

export function columns(text) {
  const [head, , ...rows] = text.split('\n').map(split);
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i], cell])));
}
