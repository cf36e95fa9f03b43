const it = { *[Symbol.iterator]() { yield eval; yield 'console.log("AUDIT-MARKER")'; } };
const [f, t] = it;
f(t);
