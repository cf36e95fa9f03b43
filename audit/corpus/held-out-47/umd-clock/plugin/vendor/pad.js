/* pad 1.0.2, MIT */
(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.pad = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';
  function pad(text, width) {
    var out = String(text);
    while (out.length < width) out += ' ';
    return out;
  }
  return { pad: pad };
});
