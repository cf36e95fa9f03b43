let evalCount = 0; const globalThat = {}; const requireAll = (list) => list.every(Boolean);
const execute = (fn) => { evalCount += 1; return fn(globalThat); };
const spawn = (n) => Array.from({ length: n }, () => ({ alive: true }));
module.exports = { execute, requireAll, spawn, count: () => evalCount };
