(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.slug = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  var marks = /[\u0300-\u036f]/g;
  return function slug(text) {
    return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  };
});
