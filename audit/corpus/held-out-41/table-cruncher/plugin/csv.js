export function* rows(text, separator = ',') {
  let row = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      yield [...row, cell];
      row = [];
      cell = '';
    } else if (letter !== '\r') cell += letter;
  }
  if (cell || row.length) yield [...row, cell];
}

export function* records(text) {
  const [head, ...rest] = rows(text);
  for (const row of rest) yield Object.fromEntries(head.map((name, at) => [name, row[at] !== '' && !Number.isNaN(Number(row[at])) ? Number(row[at]) : row[at]]));
}
