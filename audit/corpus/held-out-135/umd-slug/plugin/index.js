(function (global, factory) {
  typeof exports === 'object' && typeof module !== 'undefined' ? module.exports = factory()
    : typeof define === 'function' && define.amd ? define(factory)
    : (global = typeof globalThis !== 'undefined' ? globalThis : global || self, global.slug = factory());
})(this, function () {
  'use strict';
  var MAP = { 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ß': 'ss' };
  return function slug(text) {
    return String(text).toLowerCase().replace(/[äöüß]/g, function (c) { return MAP[c]; }).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  };
});
