const hasTimers = typeof setImmediate === 'function';
const later = hasTimers ? (f) => setImmediate(f) : (f) => setTimeout(f, 0);
const isNode = typeof process !== 'undefined' && process.versions != null && process.versions.node != null;
module.exports = { later, isNode };
