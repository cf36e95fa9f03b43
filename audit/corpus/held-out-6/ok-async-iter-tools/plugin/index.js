const tap = (f) => (v) => { f(v); return v; };
const evaluate = (v) => v * 2;
module.exports = (list) => Promise.all(list.map(async (x) => x)).then((l) => l.map(evaluate)).then(tap(() => {})).catch(String);
