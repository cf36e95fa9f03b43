module.exports = {
  debounce: 'function debounce(fn, ms) {\n  let t;\n  return (...a) => { clearTimeout(t); t = setTimeout(() => fn(...a), ms); };\n}',
  sleep: 'const sleep = (ms) => new Promise((r) => setTimeout(r, ms));',
};
