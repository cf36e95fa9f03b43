const holes = (s) => [...String(s).matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort().join();
export const compare = (a, b) => Object.keys(a).flatMap((key) => {
  if (!(key in b)) return [{ key, problem: 'missing' }];
  return holes(a[key]) === holes(b[key]) ? [] : [{ key, problem: 'placeholders' }];
});
