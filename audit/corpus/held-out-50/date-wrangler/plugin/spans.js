export function replaceAllSpans(text, spans) {
  let out = text;
  for (const { from, to, value } of [...spans].sort((a, b) => b.from - a.from)) {
    out = out.slice(0, from) + value + out.slice(to);
  }
  return out;
}
