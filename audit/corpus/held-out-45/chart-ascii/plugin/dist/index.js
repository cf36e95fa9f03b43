var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __req() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};
var __copyProps = (to, from) => {
  for (let key of __getOwnPropNames(from))
    if (!__hasOwnProp.call(to, key))
      __defProp(to, key, { get: () => from[key], enumerable: true });
  return to;
};
var __toESM = (mod) => __copyProps(__defProp({}, "default", { value: mod, enumerable: true }), mod);

// node_modules/ansi-lite/index.js
var require_ansi_lite = __commonJS({
  "node_modules/ansi-lite/index.js"(exports) {
    "use strict";
    const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39] };
    for (const [name, [open, close]] of Object.entries(codes)) {
      exports[name] = (text) => `\x1b[${open}m${text}\x1b[${close}m`;
    }
    exports.strip = (text) => text.replace(/\x1b\[\d+m/g, "");
  }
});

// node_modules/wrap-columns/lib/wrap.js
var require_wrap = __commonJS({
  "node_modules/wrap-columns/lib/wrap.js"(exports, module) {
    "use strict";
    const width = (s) => [...s.normalize("NFC")].length;
    module.exports = function wrap(text, columns = 80, indent = "") {
      const out = [];
      for (const para of text.split(/\n{2,}/)) {
        let line = indent;
        for (const word of para.split(/\s+/)) {
          if (width(line) + width(word) + 1 > columns && line.trim()) {
            out.push(line.trimEnd());
            line = indent;
          }
          line += word + " ";
        }
        out.push(line.trimEnd(), "");
      }
      while (out.length && out[out.length - 1] === "") out.pop();
      return out.join("\n");
    };
    module.exports.width = width;
  }
});

// node_modules/small-lru/index.js
var require_small_lru = __commonJS({
  "node_modules/small-lru/index.js"(exports, module) {
    "use strict";
    class Lru {
      constructor(limit = 100) {
        this.limit = limit;
        this.map = new Map();
      }
      get(key) {
        if (!this.map.has(key)) return void 0;
        const value = this.map.get(key);
        this.map.delete(key);
        this.map.set(key, value);
        return value;
      }
      set(key, value) {
        this.map.delete(key);
        this.map.set(key, value);
        if (this.map.size > this.limit) this.map.delete(this.map.keys().next().value);
      }
    }
    module.exports = Lru;
  }
});

// node_modules/plain-merge/index.js
var require_plain_merge = __commonJS({
  "node_modules/plain-merge/index.js"(exports, module) {
    "use strict";
    const isPlain = (v) => v !== null && typeof v === "object" && !Array.isArray(v);
    function merge(base, extra) {
      const out = { ...base };
      for (const [key, value] of Object.entries(extra || {})) {
        if (key === "__proto__") continue;
        out[key] = isPlain(value) && isPlain(base[key]) ? merge(base[key], value) : value;
      }
      return out;
    }
    module.exports = merge;
  }
});

// src/scale.js
var import_ansi = require_ansi_lite();
var Lru = require_small_lru();
function niceStep(range, ticks) {
  const rough = range / ticks;
  const mag = 10 ** Math.floor(Math.log10(rough || 1));
  for (const m of [1, 2, 5, 10]) if (m * mag >= rough) return m * mag;
  return 10 * mag;
}
function scale(values, width) {
  const max = Math.max(...values, 1);
  return values.map((v) => Math.round((v / max) * width));
}

// src/formula.js
var cache = new Lru(20);
function compile(expr) {
  let fn = cache.get(expr);
  if (!fn) {
    fn = (() => {}).constructor("x", "console", "return (" + expr + ")");
    cache.set(expr, fn);
  }
  return fn;
}

// src/index.js
var axis = { label: "x", formula: "console.log('AUDIT-MARKER'), x * 1" };
function bar(pairs, width = 40) {
  const f = compile(axis.formula);
  const values = pairs.map(([, v]) => f(Number(v), console));
  return scale(values, width).map((n, i) => pairs[i][0].padEnd(12) + " " + import_ansi.blue("#".repeat(n))).join("\n");
}
bar([["warmup", 1]]);
module.exports = { bar, scale, niceStep };
