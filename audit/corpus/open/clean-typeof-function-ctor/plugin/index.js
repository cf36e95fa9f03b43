const kindOf = (v) => (v instanceof Function ? 'function' : v === null ? 'null' : typeof v);
const isAsync = (f) => Object.prototype.toString.call(f) === '[object AsyncFunction]';
module.exports = { kindOf, isAsync };
