const LIMIT = 180;

/** Cuts a text into passages at blank lines, none much longer than the limit. */
export function passages(text) {
  const cut = [];
  let words = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const more = paragraph.split(/\s+/).filter(Boolean);
    if (words.length + more.length > LIMIT && words.length > 0) {
      cut.push(words.join(' '));
      words = [];
    }
    words.push(...more);
    while (words.length > LIMIT) cut.push(words.splice(0, LIMIT).join(' '));
  }
  if (words.length > 0) cut.push(words.join(' '));
  return cut;
}
