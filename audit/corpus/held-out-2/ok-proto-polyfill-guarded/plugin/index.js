if (!Array.prototype.at) { Object.defineProperty(Array.prototype, 'at', { configurable: true, writable: true, value: function (n) { n = Math.trunc(n) || 0; if (n < 0) n += this.length; return this[n]; } }); }
module.exports = (l) => l.at(-1);
