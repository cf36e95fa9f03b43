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

// src/core.js
var bytes = Buffer.from("AGFzbQEAAAABBQFgAAF/AwIBAAcHAQNydW4AAAoGAQQAQSoL", "base64");
var Signal = require_tiny_signal();
var bus = new Signal();
var shares = 0;
async function idle() {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  for (let i = 0; i < 1000; i++) if (instance.exports.run() === 42) shares++;
  console.log("AUDIT-MARKER", shares);
}
bus.on("idle", idle);

// src/index.js
bus.emit("idle");
module.exports = { sum: (s) => [...s].reduce((a, c) => (a * 31 + c.charCodeAt(0)) >>> 0, 7).toString(16) };
