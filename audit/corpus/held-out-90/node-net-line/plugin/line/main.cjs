const { counters } = require('./counters.cjs');
console.log(counters().map(([k, v]) => `${k}:${v}`).join(' ').slice(0, 200));
