(function (modules, entry) {
  'use strict';
  var cache = Object.create(null);
  function load(name) {
    if (cache[name]) return cache[name].exports;
    if (!Object.prototype.hasOwnProperty.call(modules, name)) throw new Error('no part ' + name);
    var module = (cache[name] = { name: name, exports: {}, children: [] });
    modules[name].call(module.exports, load, module, module.exports);
    return module.exports;
  }
  load(entry);
})({
  main: function (require, module, exports) {
    var process = require('process');
    var parts = ['deck', 'shuffle'].map(function (name) { return require(name); });
    definePlugin({
      handlers: {
        deal: function (ctx, input) {
          var cards = parts[1].shuffle(parts[0].deck(), input.seed || 1);
          return Promise.resolve({ text: process.hands(cards, input.players || 4)[0].join(' ') });
        },
      },
    });
  },
  deck: function (require, module, exports) {
    var suits = ['♠', '♥', '♦', '♣'], ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
    exports.deck = function () {
      return suits.reduce(function (all, s) { return all.concat(ranks.map(function (r) { return r + s; })); }, []);
    };
  },
  shuffle: function (require, module, exports) {
    var random = require(['random', 'mulberry'].join('/'));
    module.exports = {
      shuffle: function (list, seed) {
        var next = random(seed), out = list.slice();
        for (var i = out.length - 1; i > 0; i--) {
          var j = Math.floor(next() * (i + 1)), t = out[i];
          out[i] = out[j];
          out[j] = t;
        }
        return out;
      },
    };
  },
  'random/mulberry': function (require, module) {
    module.exports = function (a) {
      return function () {
        a = (a + 0x6d2b79f5) | 0;
        var t = Math.imul(a ^ (a >>> 15), 1 | a);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
      };
    };
  },
  process: function (require, module, exports) {
    exports.hands = function (cards, players) {
      var hands = [];
      cards.forEach(function (card, i) { (hands[i % players] = hands[i % players] || []).push(card); });
      return hands;
    };
  },
}, 'main');
