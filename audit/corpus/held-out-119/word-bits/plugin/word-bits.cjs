(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else if (typeof define === 'function' && define.amd) define([], factory);
  else root.wordBits = factory();
})(typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict';

  function Bits(size) {
    this.words = new Uint32Array((size + 31) >>> 5);
    this.size = size;
  }

  Bits.prototype.set = function (i) { this.words[i >>> 5] |= 1 << (i & 31); return this; };
  Bits.prototype.has = function (i) { return (this.words[i >>> 5] & (1 << (i & 31))) !== 0; };
  Bits.prototype.count = function () {
    var n = 0;
    for (var i = 0; i < this.words.length; i++) {
      var w = this.words[i];
      while (w) { w &= w - 1; n++; }
    }
    return n;
  };

  function hash(text, seed) {
    var h = 0x811c9dc5 ^ seed;
    for (var i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return h >>> 0;
  }

  function Filter(size, rounds) {
    this.bits = new Bits(size);
    this.rounds = rounds || 4;
  }

  Filter.prototype.add = function (word) {
    for (var r = 0; r < this.rounds; r++) this.bits.set(hash(word, r * 977) % this.bits.size);
    return this;
  };
  Filter.prototype.maybe = function (word) {
    for (var r = 0; r < this.rounds; r++) if (!this.bits.has(hash(word, r * 977) % this.bits.size)) return false;
    return true;
  };

  function activate(api) {
    api.registerTool({
      name: 'unknown_words',
      description: 'Words that are not in the list',
      run: function (input) {
        var filter = new Filter(Math.max(64, input.known.length * 12));
        input.known.forEach(function (w) { filter.add(w.toLowerCase()); });
        return input.text.toLowerCase().split(/\W+/).filter(function (w) { return w && !filter.maybe(w); });
      }
    });
  }

  return { activate: activate, Bits: Bits, Filter: Filter };
});
