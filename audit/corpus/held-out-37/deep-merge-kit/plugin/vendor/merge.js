/**
 * A small deep merge. The first lines find the global object in every host, as older libraries do.
 */
var freeGlobal = typeof global == 'object' && global && global.Object === Object && global;
var freeSelf = typeof self == 'object' && self && self.Object === Object && self;
var root = freeGlobal || freeSelf || Function("return this")();

var isPlain = function (value) {
  return value !== null && typeof value == 'object' && !root.Array.isArray(value);
};

export function merge(base, over) {
  var out = {};
  for (var key of Object.keys(base)) out[key] = base[key];
  for (var name of Object.keys(over)) {
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') continue;
    out[name] = isPlain(out[name]) && isPlain(over[name]) ? merge(out[name], over[name]) : over[name];
  }
  return out;
}
