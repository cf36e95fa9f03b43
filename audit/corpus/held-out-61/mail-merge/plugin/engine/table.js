/** Reads a table with a header line; cells may be quoted. */
export function rows(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const cells = (line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, -1).map(([, cell]) => cell.replace(/^"|"$/g, '').replace(/""/g, '"'));
  const [header, ...body] = lines.map((line) => cells(`${line},`));
  return body.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}
