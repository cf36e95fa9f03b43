// tinyhex: hex colours to relative luminance
(function (root, factory) {
  if (typeof exports === 'object' && typeof module !== 'undefined') module.exports = factory();
  else root.tinyhex = factory();
})(typeof globalThis !== 'undefined' ? globalThis : Function('return this')(), function () {
  function channel(n) {
    const c = n / 255;
    return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
  return {
    luminance(hex) {
      const n = parseInt(hex.replace('#', ''), 16);
      return 0.2126 * channel(n >> 16) + 0.7152 * channel((n >> 8) & 255) + 0.0722 * channel(n & 255);
    },
  };
});
