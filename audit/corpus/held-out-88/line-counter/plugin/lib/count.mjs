export function count(text, rule = {}) {
  const out = { lines: 0, blank: 0, comment: 0 };
  let inside = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    out.lines += 1;
    if (line === '') out.blank += 1;
    else if (inside || (rule.line && line.startsWith(rule.line)) || (rule.open && line.startsWith(rule.open))) {
      out.comment += 1;
      if (rule.open && line.includes(rule.open)) inside = true;
      if (rule.close && line.includes(rule.close)) inside = false;
    }
  }
  return out;
}
