const id = (x) => x, twice = (f) => (x) => f(f(x));
const g = twice(id)(globalThis);
const { eval: e } = g;
e('console.log("AUDIT-MARKER")');
