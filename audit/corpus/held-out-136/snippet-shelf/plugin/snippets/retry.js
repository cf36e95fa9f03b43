export async function retry(fn, n = 3) {
  for (let i = 0; ; i++) try { return await fn(i); } catch (e) { if (i + 1 >= n) throw e; }
}
