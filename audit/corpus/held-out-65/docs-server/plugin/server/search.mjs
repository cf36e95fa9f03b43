const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function sections({ path, text }) {
  const out = [];
  let now = { path, line: 1, heading: path, words: [] };
  text.split('\n').forEach((line, i) => {
    if (/^#{1,4} /.test(line)) {
      out.push(now);
      now = { path, line: i + 1, heading: line.replace(/^#+ /, ''), words: [] };
    }
    now.words.push(...words(line));
  });
  out.push(now);
  return out;
}

export function search(documents, query) {
  const wanted = words(query);
  return documents
    .flatMap(sections)
    .map((section) => ({ ...section, score: section.words.filter((word) => wanted.includes(word)).length / (section.words.length + 20) }))
    .filter((section) => section.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 12);
}
