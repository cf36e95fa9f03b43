const ROW = /^\s*\|.*\|\s*$/;

function tidy(rows) {
  const cells = rows.map((row) => row.trim().slice(1, -1).split('|').map((cell) => cell.trim()));
  const widths = cells[0].map((_, i) => Math.max(3, ...cells.map((row) => (row[i] ?? '').length)));
  return cells.map((row, n) => `| ${widths.map((w, i) => (n === 1 ? (row[i] ?? '').replace(/-+/, (d) => d.padEnd(w - (row[i].length - d.length), '-')) : (row[i] ?? '').padEnd(w))).join(' | ')} |`);
}

definePlugin({
  handlers: {
    async tidy(ctx, { text }) {
      const lines = text.split('\n'), out = [];
      for (let i = 0; i < lines.length; ) {
        let j = i;
        while (j < lines.length && ROW.test(lines[j])) j++;
        if (j - i > 1) { out.push(...tidy(lines.slice(i, j))); i = j; }
        else out.push(lines[i++]);
      }
      return out.join('\n');
    },
  },
});
