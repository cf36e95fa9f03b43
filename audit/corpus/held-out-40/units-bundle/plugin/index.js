/*! units-bundle, built from src/ with a small bundler. The parameters named require, module and exports are its own. */
const root = Function("return this")();
const units = ((modules) => {
  const cache = {};
  function require(id) {
    if (cache[id]) return cache[id].exports;
    const module = (cache[id] = { exports: {} });
    modules[id](module, module.exports, require);
    return module.exports;
  }
  return require(0);
})([
  (module, exports, require) => {
    const t = require(1), n = require(2);
    exports.convert = (v, a, b) => { const x = t[a], y = t[b]; if (!x || !y || x[0] !== y[0]) throw new RangeError(`${a} is not ${b}`); return n(v * x[1] / y[1]); };
  },
  (module) => {
    module.exports = { m: ["l", 1], km: ["l", 1e3], mi: ["l", 1609.344], ft: ["l", .3048], g: ["w", 1], kg: ["w", 1e3], lb: ["w", 453.59237], s: ["t", 1], min: ["t", 60], h: ["t", 3600] };
  },
  (module) => { module.exports = (v) => Number(v.toPrecision(10)); },
]);

definePlugin({
  handlers: {
    async convert(ctx, { text }) {
      const [, value, from, to] = /^([\d.]+)\s*(\w+)\s+(?:to|in)\s+(\w+)$/.exec(String(text)) ?? [];
      if (!value) return { error: 'try: 3 km in mi' };
      return { value: units.convert(Number(value), from, to), finite: root.isFinite(value) };
    },
  },
});
