// RFC 4180 with a guess of the separator. A state machine, not a regular expression.
export function guessSeparator(line) {
  return [',', ';', '\t', '|'].map((s) => [line.split(s).length, s]).sort((a, b) => b[0] - a[0])[0][1];
}

export function* rows(text) {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const separator = guessSeparator(body.slice(0, body.indexOf('\n') + 1 || undefined));
  let row = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < body.length; i += 1) {
    const c = body[i];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (body[i + 1] === '"') { cell += '"'; i += 1; }
      else quoted = false;
    } else if (c === '"' && cell === '') quoted = true;
    else if (c === separator) { row.push(cell); cell = ''; }
    else if (c === '\n') { row.push(cell.replace(/\r$/, '')); yield row; row = []; cell = ''; }
    else cell += c;
  }
  if (cell !== '' || row.length > 0) { row.push(cell); yield row; }
}
