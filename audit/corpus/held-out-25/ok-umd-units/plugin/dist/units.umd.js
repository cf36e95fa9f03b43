(function (global, factory) {
  typeof exports === 'object' && typeof module !== 'undefined' ? factory(exports) :
  typeof define === 'function' && define.amd ? define(['exports'], factory) :
  (global = typeof globalThis !== 'undefined' ? globalThis : global || self, factory(global.units = {}));
})(this, (function (exports) { 'use strict';

  var freeSelf = typeof self == 'object' && self && self.Object === Object && self;
  var root = freeSelf || Function("return this")();
  var Num = root.Number;

  var LENGTH = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, in: 0.0254 };
  var MASS = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 };

  function convert(value, from, to) {
    var table = from in LENGTH ? LENGTH : MASS;
    if (!(from in table) || !(to in table)) return NaN;
    return value * table[from] / table[to];
  }

  function parse(text) {
    var m = /^\s*([\d.]+)\s*([a-z]+)\s+in\s+([a-z]+)\s*$/.exec(text);
    return m && { value: Num(m[1]), from: m[2], to: m[3] };
  }

  exports.convert = convert;
  exports.parse = parse;

  if (typeof definePlugin === 'function') {
    definePlugin({
      handlers: {
        convert: function (ctx, input) {
          var q = parse(input.text);
          return Promise.resolve({ text: q ? String(convert(q.value, q.from, q.to)) : '' });
        }
      }
    });
  }
}));
