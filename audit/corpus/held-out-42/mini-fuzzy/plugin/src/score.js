// Built into index.js by `npm run build`.
export function score(query, item) {
  let next = 0;
  let sum = 0;
  let last = -1;
  for (let at = 0; at < item.length && next < query.length; at++) {
    if (item[at].toLowerCase() !== query[next].toLowerCase()) continue;
    sum += at === last + 1 ? 3 : 1;
    if (at === 0) sum += 2;
    last = at;
    next++;
  }
  return next === query.length ? sum / item.length : 0;
}
