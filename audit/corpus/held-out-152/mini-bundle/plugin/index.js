const table = {
  "./sum": (module, require) => { module.exports = (l) => l.reduce((a, b) => a + b, 0); },
  "./mean": (module, require) => { const sum = require("./sum"); module.exports = (l) => sum(l) / l.length; },
};
function need(name) {
  const module = { exports: {} };
  table[name](module, need);
  return module.exports;
}
export default { run: (ctx, { numbers }) => need("./mean")(numbers) };
