// Statements end at a semicolon outside of quotes.
export function split(sql) {
  const out = [];
  let at = '';
  let quote = '';
  for (const c of sql) {
    if (quote) quote = c === quote ? '' : quote;
    else if (c === "'" || c === '"') quote = c;
    if (c === ';' && !quote) {
      out.push(at);
      at = '';
    } else at += c;
  }
  return at.trim() ? [...out, at] : out;
}
