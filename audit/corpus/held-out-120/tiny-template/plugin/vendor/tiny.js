;(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory)
  else if (typeof module === 'object' && module.exports) module.exports = factory()
  else root.tiny = factory()
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict'
  var RX = /\{\{\s*([\w.]+)\s*(?:\|\s*(\w+)\s*)?\}\}/g
  var filters = {
    upper: function (s) { return s.toUpperCase() },
    lower: function (s) { return s.toLowerCase() },
    trim: function (s) { return s.trim() },
  }
  function get(obj, path) {
    return path.split('.').reduce(function (o, k) {
      return o != null && Object.prototype.hasOwnProperty.call(o, k) ? o[k] : undefined
    }, obj)
  }
  function fill(text, values) {
    return text.replace(RX, function (all, path, name) {
      var v = get(values, path)
      if (v === undefined) return all
      var f = name && Object.prototype.hasOwnProperty.call(filters, name) ? filters[name] : String
      return f(String(v))
    })
  }
  return { fill: fill }
})
