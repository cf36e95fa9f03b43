(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.Slugger = factory();
})(typeof globalThis === 'object' ? globalThis : Function("return this")(), function () {
  'use strict';
  var marks = /[\u0300-\u036f]/g;
  function slugger(text) {
    return text.normalize('NFD').replace(marks, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  }
  return { slugger: slugger };
});
