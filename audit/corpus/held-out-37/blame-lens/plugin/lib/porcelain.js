/** Reads the porcelain format of git blame into rows. */
export function parsePorcelain(text) {
  const rows = [];
  let row = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('\t')) {
      rows.push({ ...row, text: line.slice(1) });
      row = {};
    } else if (line.startsWith('author ')) row.author = line.slice(7);
    else if (line.startsWith('summary ')) row.summary = line.slice(8);
  }
  return rows;
}
