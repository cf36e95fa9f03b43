;(function (name, root, factory) {
  if (typeof define === 'function' && define.amd) { define(factory); }
  else if (typeof exports === 'object') { module.exports = factory(); }
  else { root[name] = factory(); }
}('slug', this, function () {
  var map = { 'ä': 'ae', 'ö': 'oe', 'ü': 'ue', 'ß': 'ss', 'ł': 'l', 'ø': 'o', 'ð': 'd', 'ı': 'i' };
  return function slug(s) { return s.replace(/[^\w\s-]/g, function (c) { return map[c] || ''; }).trim().replace(/\s+/g, '-'); };
}));
