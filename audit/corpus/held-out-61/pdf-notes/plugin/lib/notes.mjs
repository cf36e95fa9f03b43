const LINE = /^p\.\s*(\d+)(?:\s*-\s*(\d+))?\s*:\s*(.+)$/;

export function parse(text) {
  return text
    .split('\n')
    .map((line) => LINE.exec(line.trim()))
    .filter(Boolean)
    .map(([, from, to, note]) => ({ from: Number(from), to: Number(to ?? from), note }));
}

export function byPage(notes) {
  const pages = new Map();
  for (const each of [...notes].sort((a, b) => a.from - b.from)) {
    if (!pages.has(each.from)) pages.set(each.from, []);
    pages.get(each.from).push(each.note);
  }
  return pages;
}
