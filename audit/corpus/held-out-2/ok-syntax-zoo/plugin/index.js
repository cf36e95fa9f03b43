class A { #p = 1; static #q = 2; static { A.r = A.#q; } get p() { return this.#p; } has(o) { return #p in o; } async *[Symbol.asyncIterator]() { yield* [1, 2]; } }
l1: for (let i = 0, j = 9; i < j; i++, --j) { if (i === 3) continue l1; if (j === 4) break l1; }
const { a = 1, ...rest } = { b: 2, c: 3 }, f = async (x, y = x ** 2, ...z) => { for await (const n of new A()) x ||= n; return x ?? y?.[0]?.toString?.() ?? z; };
const t = String.raw`\u{zz} ${rest.b}`, r = /(?<y>\d{4})-(?<m>\d\d)/dgu, n = 1_000n, o = 0b1010 + 0o17 + 0xff, u = void 0, q = new.target === undefined;
module.exports = { A, f, t, r, n, o, u, q, a, get g() { return 1; }, set g(v) { u; v; }, ['k' + 1]: 2, __proto__: null };
