(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.FormulaGarden = factory();
})(typeof globalThis === 'object' ? globalThis : Function("return this")(), function () {
  'use strict';
  function evaluate(text) {
    var tokens = text.match(/\d+(?:\.\d+)?|[-+*\/()]/g) || [];
    var at = 0;
    function factor() {
      var token = tokens[at++];
      if (token === '(') { var inner = sum(); at++; return inner; }
      if (token === '-') return -factor();
      return Number(token);
    }
    function product() {
      var left = factor();
      while (tokens[at] === '*' || tokens[at] === '/') left = tokens[at++] === '*' ? left * factor() : left / factor();
      return left;
    }
    function sum() {
      var left = product();
      while (tokens[at] === '+' || tokens[at] === '-') left = tokens[at++] === '+' ? left + product() : left - product();
      return left;
    }
    return sum();
  }
  return { evaluate: evaluate };
});
