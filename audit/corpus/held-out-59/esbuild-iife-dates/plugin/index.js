// Bundled with esbuild 0.21 --format=esm; two modules, no dynamic loading.
var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwn = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __load() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __export = (target, all) => {
  for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
};

// node_modules/week-of/index.js
var require_week_of = __commonJS({
  "node_modules/week-of/index.js"(exports, module) {
    "use strict";
    module.exports = function weekOf(date) {
      var d = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
      var day = d.getUTCDay() || 7;
      d.setUTCDate(d.getUTCDate() + 4 - day);
      var first = Date.UTC(d.getUTCFullYear(), 0, 1);
      return { year: d.getUTCFullYear(), week: Math.ceil(((d - first) / 864e5 + 1) / 7) };
    };
  }
});

// src/format.js
var format_exports = {};
__export(format_exports, { format: () => format, parts: () => parts });
function parts(date) {
  const [y, m, d] = date.toISOString().slice(0, 10).split("-");
  return { YYYY: y, MM: m, DD: d };
}
function format(date, shape) {
  const p = parts(date);
  return shape.replace(/YYYY|MM|DD/g, (key) => p[key]);
}

// src/main.js
var weekOf = require_week_of();
definePlugin({
  handlers: {
    week(_ctx, { date }) {
      const when = new Date(date ?? Date.now());
      if (Number.isNaN(when.getTime())) return { error: "no date" };
      return weekOf(when);
    },
    format(_ctx, { date, shape = "DD.MM.YYYY" }) {
      const when = new Date(date ?? Date.now());
      return Number.isNaN(when.getTime()) ? { error: "no date" } : { text: format(when, String(shape).slice(0, 80)) };
    }
  }
});
