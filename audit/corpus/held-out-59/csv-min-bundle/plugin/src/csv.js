export function rows(text, separator = ',') {
  const out = [[]];
  let field = '', quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') { field += '"'; i++; } else quoted = false;
    } else if (c === '"' && field === '') quoted = true;
    else if (c === separator) { out.at(-1).push(field); field = ''; }
    else if (c === '\n') { out.at(-1).push(field.replace(/\r$/, '')); field = ''; out.push([]); }
    else field += c;
  }
  if (field !== '' || out.at(-1).length) out.at(-1).push(field);
  if (!out.at(-1).length) out.pop();
  return out;
}
