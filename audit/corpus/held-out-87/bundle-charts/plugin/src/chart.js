const BLOCKS = '▁▂▃▄▅▆▇█';
export const spark = (values) => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value) => BLOCKS[Math.round(((value - low) / span) * 7)]).join('');
};
export const bars = (rows, width = 40) => {
  const top = Math.max(...rows.map((row) => row[1])) || 1;
  const pad = Math.max(...rows.map((row) => row[0].length));
  return rows.map(([label, value]) => `${label.padEnd(pad)} ${'█'.repeat(Math.round((value / top) * width))} ${value}`).join('\n');
};
