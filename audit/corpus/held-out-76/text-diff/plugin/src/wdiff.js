// longest common subsequence over words
export function wdiff(a, b) {
  const x = a.split(/\s+/), y = b.split(/\s+/), t = x.map(() => new Array(y.length + 1).fill(0));
  t.push(new Array(y.length + 1).fill(0));
  for (let i = x.length - 1; i >= 0; i--)
    for (let j = y.length - 1; j >= 0; j--) t[i][j] = x[i] === y[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
  const out = [];
  let i = 0, j = 0;
  while (i < x.length && j < y.length)
    if (x[i] === y[j]) { out.push(['=', x[i++]]); j++; } else if (t[i + 1][j] >= t[i][j + 1]) out.push(['-', x[i++]]); else out.push(['+', y[j++]]);
  while (i < x.length) out.push(['-', x[i++]]);
  while (j < y.length) out.push(['+', y[j++]]);
  return out;
}
