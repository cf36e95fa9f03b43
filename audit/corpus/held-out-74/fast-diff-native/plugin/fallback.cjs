'use strict';
module.exports = (a, b) => {
  const left = a.split('\n');
  const right = new Set(b.split('\n'));
  return left.filter((line) => !right.has(line));
};
