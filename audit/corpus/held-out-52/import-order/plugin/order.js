const isImport = (line) => /^import .* from ['"]/.test(line);
const source = (line) => /from ['"]([^'"]+)/.exec(line)[1];
const rank = (line) => (source(line).startsWith('.') ? 1 : 0);

export function order(text) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line && !isImport(line));
  const head = lines.slice(0, Math.max(0, end)).filter(isImport);
  head.sort((a, b) => rank(a) - rank(b) || source(a).localeCompare(source(b)));
  return [...head, '', ...lines.slice(Math.max(0, end))].join('\n');
}
