const slice = Array.prototype.slice;
const uncurry = Function.prototype.call.bind(slice);
function curry(fn) { return function next() { const a = slice.call(arguments); return a.length >= fn.length ? fn.apply(this, a) : next.bind.apply(next, [this].concat(a)); }; }
module.exports = { curry, tail: (list) => uncurry(list, 1) };
