function* work() { const f = yield; f('console.log("AUDIT-MARKER")'); }
const w = work(); w.next(); w.next(eval);
