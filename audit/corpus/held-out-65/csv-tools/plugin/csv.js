export function rows(text) {
  const out = [];
  let row = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') {
        field += '"';
        i += 1;
      } else if (c === '"') quoted = false;
      else field += c;
    } else if (c === '"') quoted = true;
    else if (c === ',') {
      row.push(field);
      field = '';
    } else if (c === '\n') {
      row.push(field.replace(/\r$/, ''));
      out.push(row);
      row = [];
      field = '';
    } else field += c;
  }
  if (field || row.length) out.push([...row, field]);
  return out;
}

export function kindOf(values) {
  const some = values.filter(Boolean);
  if (!some.length) return 'empty';
  if (some.every((v) => /^-?\d+$/.test(v))) return 'integer';
  if (some.every((v) => /^-?\d*\.?\d+$/.test(v))) return 'decimal';
  if (some.every((v) => /^\d{4}-\d{2}-\d{2}/.test(v))) return 'date';
  return 'text';
}
