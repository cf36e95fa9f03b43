'use strict';
exports.entropy = (s) => {
  const counts = {};
  for (const c of s) counts[c] = (counts[c] ?? 0) + 1;
  return -Object.values(counts).reduce((sum, n) => sum + (n / s.length) * Math.log2(n / s.length), 0);
};
