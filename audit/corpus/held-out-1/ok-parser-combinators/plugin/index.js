const run = (p, s) => p(s, 0);
const require = (p, what) => (s, i) => p(s, i) ?? { error: `${what} expected at ${i}` };
const lit = (t) => (s, i) => (s.startsWith(t, i) ? { value: t, at: i + t.length } : undefined);
const seq = (...ps) => (s, i) => ps.reduce((r, p) => (r && !r.error ? p(s, r.at) : r), { at: i });
const fetch = seq(lit('GET '), require(lit('/'), 'a path'));
module.exports = (text) => run(fetch, text);
