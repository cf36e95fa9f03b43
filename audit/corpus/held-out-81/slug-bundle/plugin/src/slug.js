const table = { 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ß': 'ss', 'é': 'e', 'è': 'e', 'ç': 'c', 'ñ': 'n', 'ø': 'o', 'å': 'a' };

/** Makes a slug: lower case, ASCII, dashes. */
export function slug(text, max = 60) {
  return text
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/g, (c) => table[c] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, max);
}
