export function sniff(text) {
  const sample = text.split(/\r?\n/).slice(0, 20);
  let best = { delimiter: ',', score: -1 };
  for (const delimiter of [',', ';', '\t', '|']) {
    const counts = sample.filter(Boolean).map((line) => line.split(delimiter).length - 1);
    const same = counts.filter((n) => n === counts[0] && n > 0).length;
    if (same > best.score) best = { delimiter, score: same };
  }
  return { delimiter: best.delimiter, quote: '"' };
}

export function parse(text, { delimiter, quote }) {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const ch = text[i];
    if (quoted) {
      if (ch === quote && text[i + 1] === quote) { cell += quote; i++; }
      else if (ch === quote) quoted = false;
      else cell += ch;
    } else if (ch === quote && cell === '') quoted = true;
    else if (ch === delimiter) { row.push(cell); cell = ''; }
    else if (ch === '\n') {
      row.push(cell.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      cell = '';
    } else cell += ch;
  }
  if (cell !== '' || row.length) rows.push([...row, cell]);
  return rows;
}
