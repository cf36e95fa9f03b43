const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

function width(text) {
  let sum = 0;
  for (const symbol of text) sum += WIDE.test(symbol) ? 2 : 1;
  return sum;
}

function cells(line) {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
}

function pad(cell, size, mark) {
  const free = size - width(cell);
<<<<<<< HEAD
  if (mark === 'right') return ' '.repeat(free) + cell;
  if (mark === 'centre') return ' '.repeat(free >> 1) + cell + ' '.repeat(free - (free >> 1));
=======
  if (mark.endsWith(':') && mark.startsWith(':')) {
    const left = Math.floor(free / 2);
    return ' '.repeat(left) + cell + ' '.repeat(free - left);
  }
  if (mark.endsWith(':')) return ' '.repeat(free) + cell;
>>>>>>> marks-as-text
  return cell + ' '.repeat(free);
}

definePlugin({
  handlers: {
    align(_ctx, { text = '' }) {
      const rows = text.split('\n').filter((line) => line.includes('|')).map(cells);
      const columns = Math.max(0, ...rows.map((row) => row.length));
      const sizes = Array.from({ length: columns }, (_, index) => Math.max(3, ...rows.map((row) => width(row[index] ?? ''))));
      return { text: rows.map((row) => `| ${sizes.map((size, index) => pad(row[index] ?? '', size, 'left')).join(' | ')} |`).join('\n') };
    },
  },
});
