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

// node_modules/tiny-signal/index.js
var require_tiny_signal = __commonJS({
  "node_modules/tiny-signal/index.js"(exports, module) {
    "use strict";
    function Signal() {
      this.slots = new Map();
    }
    Signal.prototype.on = function(topic, fn) {
      const list = this.slots.get(topic) || [];
      list.push(fn);
      this.slots.set(topic, list);
      return () => this.off(topic, fn);
    };
    Signal.prototype.off = function(topic, fn) {
      const list = this.slots.get(topic) || [];
      this.slots.set(topic, list.filter((f) => f !== fn));
    };
    Signal.prototype.emit = function(topic, ...args) {
      for (const fn of this.slots.get(topic) || []) fn(...args);
    };
    module.exports = Signal;
  }
});

// node_modules/mini-semver/index.js
var require_mini_semver = __commonJS({
  "node_modules/mini-semver/index.js"(exports) {
    "use strict";
    const PATTERN = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;
    exports.parse = function parse(text) {
      const m = PATTERN.exec(String(text).trim());
      if (!m) return null;
      return { major: +m[1], minor: +m[2], patch: +m[3], pre: m[4] ? m[4].split(".") : [] };
    };
    exports.compare = function compare(a, b) {
      const x = exports.parse(a), y = exports.parse(b);
      for (const part of ["major", "minor", "patch"]) {
        if (x[part] !== y[part]) return x[part] < y[part] ? -1 : 1;
      }
      if (x.pre.length === 0 && y.pre.length > 0) return 1;
      if (y.pre.length === 0 && x.pre.length > 0) return -1;
      return x.pre.join(".").localeCompare(y.pre.join("."));
    };
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

// node_modules/globlet/index.js
var require_globlet = __commonJS({
  "node_modules/globlet/index.js"(exports) {
    "use strict";
    const escape = (c) => c.replace(/[.+^${}()|[\]\\]/g, "\\$&");
    exports.toRegExp = function toRegExp(glob) {
      let src = "";
      for (let i = 0; i < glob.length; i++) {
        const c = glob[i];
        if (c === "*" && glob[i + 1] === "*") {
          src += ".*";
          i++;
        } else if (c === "*") src += "[^/]*";
        else if (c === "?") src += "[^/]";
        else src += escape(c);
      }
      return new RegExp("^" + src + "$");
    };
    exports.match = (glob, name) => exports.toRegExp(glob).test(name);
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

// node_modules/line-diff/index.js
var require_line_diff = __commonJS({
  "node_modules/line-diff/index.js"(exports, module) {
    "use strict";
    module.exports = function diff(a, b) {
      const rows = a.length + 1, cols = b.length + 1;
      const t = Array.from({ length: rows }, () => new Array(cols).fill(0));
      for (let i = a.length - 1; i >= 0; i--)
        for (let j = b.length - 1; j >= 0; j--)
          t[i][j] = a[i] === b[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
      const out = [];
      let i = 0, j = 0;
      while (i < a.length && j < b.length) {
        if (a[i] === b[j]) { out.push(["=", a[i++]]); j++; }
        else if (t[i + 1][j] >= t[i][j + 1]) out.push(["-", a[i++]]);
        else out.push(["+", b[j++]]);
      }
      while (i < a.length) out.push(["-", a[i++]]);
      while (j < b.length) out.push(["+", b[j++]]);
      return out;
    };
  }
});

// src/units.js
var merge = require_plain_merge();
var length = { m: 1, km: 1e3, cm: 0.01, mile: 1609.344, ft: 0.3048, inch: 0.0254 };
var mass = { kg: 1, g: 1e-3, lb: 0.45359237, oz: 0.028349523125 };
var tables = merge({ length }, { mass });
var special = {
  c_f: (x) => x * 1.8 + 32,
  f_c: (x) => (x - 32) / 1.8,
  c_k: (x) => x + 273.15
};
function convert(value, from, to) {
  const direct = special[`${from}_${to}`];
  if (direct) return direct(value);
  for (const kind of Object.keys(tables)) {
    const t = tables[kind];
    if (__hasOwnProp.call(t, from) && __hasOwnProp.call(t, to)) return (value * t[from]) / t[to];
  }
  return null;
}

// src/index.js
var Signal = require_tiny_signal();
var bus = new Signal();
var actions = {
  convert: ({ value, from, to }) => ({ value: convert(value, from, to) }),
  list: () => ({ units: Object.values(tables).flatMap((t) => Object.keys(t)) })
};
function dispatch(name, params) {
  const action = Object.hasOwn(actions, name) ? actions[name] : null;
  if (!action) throw new RangeError("unknown action " + name);
  const out = action(params);
  bus.emit("done", name, out);
  return out;
}
module.exports = { dispatch, convert };
