const seen = new Map();
const map = { 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ß': 'ss', 'é': 'e', 'è': 'e', 'ñ': 'n', 'ç': 'c', 'å': 'a', 'ø': 'o' };
module.exports = function slug(title) {
  const base = [...title.toLowerCase()].map((c) => map[c] || c).join('').replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-');
  const n = seen.get(base) || 0;
  seen.set(base, n + 1);
  return n ? `${base}-${n}` : base;
};
