;(function (factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else {
    var root = Function("return this")();
    root.Slugger = factory();
  }
})(function () {
  'use strict';
  function Slugger() { this.seen = {}; }
  Slugger.prototype.slug = function (text) {
    var base = text.toLowerCase().trim()
      .replace(/<[^>]*>/g, '')
      .replace(/[^\w\s-]/g, '')
      .replace(/\s+/g, '-');
    if (!Object.prototype.hasOwnProperty.call(this.seen, base)) { this.seen[base] = 0; return base; }
    this.seen[base] += 1;
    return base + '-' + this.seen[base];
  };
  return { Slugger: Slugger, activate: function (ctx) {
    ctx.command('slug', function (a) { return new Slugger().slug(a.join(' ')); });
  } };
});
