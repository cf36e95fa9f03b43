const modules = {
  1: (module, exports, require) => {
    const rules = require(2);
    exports.plural = (w, n) => (n === 1 ? w : (rules.find(([re]) => re.test(w)) ?? [/$/, "s"]).reduce((re, s) => w.replace(re, s)));
  },
  2: (module) => {
    module.exports = [[/y$/, "ies"], [/(s|x|ch)$/, "$1es"]];
  },
};
const cache = {};
function load(id) {
  if (cache[id]) return cache[id].exports;
  const m = (cache[id] = { exports: {} });
  modules[id](m, m.exports, load);
  return m.exports;
}
export const { plural } = load(1);
