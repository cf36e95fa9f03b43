/* seedrand: ARC4-based PRNG, public domain */
(function (global, pool, math) {
  var width = 256, chunks = 6, digits = 52, rngname = 'random';
  var startdenom = math.pow(width, chunks), significance = math.pow(2, digits), overflow = significance * 2, mask = width - 1;

  function seedrand(seed) {
    var key = [];
    mixkey(String(seed), key);
    var arc4 = new ARC4(key);
    return function () {
      var n = arc4.g(chunks), d = startdenom, x = 0;
      while (n < significance) { n = (n + x) * width; d *= width; x = arc4.g(1); }
      while (n >= overflow) { n /= 2; d /= 2; x >>>= 1; }
      return (n + x) / d;
    };
  }

  function ARC4(key) {
    var t, keylen = key.length, me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];
    if (!keylen) { key = [keylen++]; }
    while (i < width) { s[i] = i++; }
    for (i = 0; i < width; i++) {
      s[i] = s[j = mask & (j + key[i % keylen] + (t = s[i]))];
      s[j] = t;
    }
    (me.g = function (count) {
      var t, r = 0, i = me.i, j = me.j, s = me.S;
      while (count--) {
        t = s[i = mask & (i + 1)];
        r = r * width + s[mask & ((s[i] = s[j = mask & (j + t)]) + (s[j] = t))];
      }
      me.i = i; me.j = j;
      return r;
    })(width);
  }

  function mixkey(seed, key) {
    var smear = 0, j = 0;
    while (j < seed.length) {
      key[mask & j] = mask & ((smear ^= key[mask & j] * 19) + seed.charCodeAt(j++));
    }
    return key;
  }

  mixkey(String(math[rngname]()), pool);

  if ((typeof module) == 'object' && module.exports) {
    module.exports = seedrand;
  } else if ((typeof define) == 'function' && define.amd) {
    define(function () { return seedrand; });
  } else {
    global.seedrand = seedrand;
  }
})((typeof self !== 'undefined') ? self : this, [], Math);
