const wait = (ms) => new Promise((ok) => setTimeout(ok, ms));
const debounce = (f, ms) => { let t; return (...a) => { clearTimeout(t); t = setTimeout(() => f(...a), ms); }; };
module.exports = { wait, debounce, soon: (f) => queueMicrotask(() => f()), tick: (f) => setTimeout(f, 0, 1, 2) };
