class Vec { constructor(x, y) { this.x = x; this.y = y; } with(x, y) { return new this.constructor(x, y); } static get [Symbol.species]() { return this; } equals(o) { return o?.constructor === this.constructor && o.x === this.x; } }
module.exports = Vec;
