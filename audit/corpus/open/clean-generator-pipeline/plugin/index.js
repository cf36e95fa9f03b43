function* take(n, it) { outer: for (const x of it) { for (;;) { if (n-- <= 0) break outer; yield x; break; } } }
const tag = (s, ...v) => s.raw.reduce((a, p, i) => a + p + (v[i] ?? ''), '');
const o = { get size() { return 3; }, [Symbol.iterator]: function* () { yield* [1, 2, 3]; } };
module.exports = () => tag`${[...take(2, o)].join()}-${o.size}`;
