// Small helpers for text that goes to a terminal.
export function indent(text, by = 2) {
  const pad = ' '.repeat(by);
  return text.split('\n').map((line) => (line === '' ? line : pad + line)).join('\n');
}

export function truncate(text, width = 80) {
  if (text.length <= width) return text;
  return text.slice(0, width - 1) + '\u2026';
}

export function plural(count, word, many = word + 's') {
  return `${count} ${count === 1 ? word : many}`;
}
