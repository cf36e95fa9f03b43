export function parse(text, separator = ',') {
  const rows = [[]];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') (cell += '"'), (i += 1);
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === separator) rows.at(-1).push(cell), (cell = '');
    else if (c === '\n') rows.at(-1).push(cell), rows.push([]), (cell = '');
    else if (c !== '\r') cell += c;
  }
  if (cell || rows.at(-1).length) rows.at(-1).push(cell);
  else rows.pop();
  return rows;
}

const tests = { empty: (s) => s === '', integer: (s) => /^-?\d+$/.test(s), number: (s) => s !== '' && !Number.isNaN(Number(s)), date: (s) => /^\d{4}-\d\d-\d\d/.test(s) };

export function typeOf(values) {
  const filled = values.filter((value) => !tests.empty(value));
  for (const name of ['integer', 'number', 'date']) if (filled.length && filled.every((value) => tests[name](value))) return name;
  return 'text';
}
