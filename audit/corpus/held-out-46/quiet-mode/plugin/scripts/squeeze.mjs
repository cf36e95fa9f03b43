export function squeeze(text, width = 120) {
  const lines = text.split('\n').map((l) => l.slice(0, width));
  return lines.filter((l, i) => l !== lines[i - 1]).join('\n');
}
