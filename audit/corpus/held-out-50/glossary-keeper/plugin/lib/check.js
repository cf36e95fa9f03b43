export function check(text, glossary) {
  const hits = [];
  for (const [good, bad] of Object.entries(glossary)) {
    for (const spelling of bad) {
      let at = text.indexOf(spelling);
      while (at !== -1) {
        hits.push({ at, spelling, good });
        at = text.indexOf(spelling, at + 1);
      }
    }
  }
  return hits.sort((a, b) => a.at - b.at);
}
