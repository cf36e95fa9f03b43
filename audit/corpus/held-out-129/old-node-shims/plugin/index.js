'use strict';
var check = function (it) { return it && it.Math === Math && it; };
var globalObject =
  check(typeof globalThis == 'object' && globalThis) ||
  check(typeof window == 'object' && window) ||
  check(typeof self == 'object' && self) ||
  check(typeof global == 'object' && global) ||
  (function () { return this; })() || Function("return this")();

var uncurryThis = function (fn) { return Function.prototype.call.bind(fn); };
var slice = uncurryThis(Array.prototype.slice);
var toString = uncurryThis(Object.prototype.toString);

if (!Array.prototype.at) {
  Array.prototype.at = function at(i) { var n = Math.trunc(i) || 0; return slice(this)[n < 0 ? n + this.length : n]; };
}
if (!Object.groupBy) {
  Object.groupBy = function groupBy(items, key) {
    var out = Object.create(null), i = 0;
    for (const it of items) { var k = key(it, i++); (out[k] || (out[k] = [])).push(it); }
    return out;
  };
}
if (!globalObject.structuredClone) {
  globalObject.structuredClone = function clone(v) {
    if (toString(v) === '[object Date]') return new Date(+v);
    if (Array.isArray(v)) return v.map(clone);
    if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(function (p) { return [p[0], clone(p[1])]; }));
    return v;
  };
}
module.exports = { tools: {} };
