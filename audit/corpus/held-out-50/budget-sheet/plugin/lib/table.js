export function parseTable(source) {
  const cells = new Map();
  const rows = source.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s-:|]+\|$/.test(line));
  rows.forEach((line, row) => {
    line.split('|').slice(1, -1).forEach((value, column) => {
      cells.set(`${String.fromCharCode(65 + column)}${row + 1}`, value.trim());
    });
  });
  return cells;
}

export function columnRange(from, to) {
  const names = [];
  for (let row = Number(from.slice(1)); row <= Number(to.slice(1)); row += 1) names.push(`${from[0]}${row}`);
  return names;
}
