class Stack extends Array { static get [Symbol.species]() { return Array; } top() { return this[this.length - 1]; } }
class Fault extends Error { constructor(m, code) { super(m); this.name = new.target.name; this.code = code; Error.captureStackTrace?.(this, this.constructor); } }
module.exports = { Stack, Fault };
