'use strict';

const score = (query, path) => {
  let at = 0;
  let sum = 0;
  let gap = 0;
  for (const c of query) {
    const next = path.indexOf(c, at);
    if (next < 0) return -1;
    gap += next - at;
    sum += next === 0 || path[next - 1] === '/' ? 3 : 1;
    at = next + 1;
  }
  return sum - gap / 4;
};

exports.best = (query, paths, limit = 20) =>
  paths
    .map((path) => [score(query, path), path])
    .filter(([value]) => value >= 0)
    .sort((a, b) => b[0] - a[0])
    .slice(0, limit)
    .map(([, path]) => path);
