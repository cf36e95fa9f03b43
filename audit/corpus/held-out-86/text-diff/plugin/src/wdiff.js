'use strict';
exports.words = (a, b) => {
  const have = new Set(a.split(/\s+/));
  return b.split(/\s+/).filter((w) => !have.has(w));
};
