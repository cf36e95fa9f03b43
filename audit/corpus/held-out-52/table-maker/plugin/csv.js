export function rows(text) {
  const out = [[]];
  let cell = '', quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') (cell += '"'), (at += 1);
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',' || sign === '\n') {
      out.at(-1).push(cell);
      cell = '';
      if (sign === '\n') out.push([]);
    } else cell += sign;
  }
  if (cell) out.at(-1).push(cell);
  return out.filter((row) => row.length);
}
