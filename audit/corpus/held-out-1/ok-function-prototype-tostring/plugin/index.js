const source = Function.prototype.toString;
const isNative = (f) => typeof f === 'function' && /\[native code\]/.test(source.call(f));
module.exports = { isNative, arity: (f) => f.length, name: (f) => f.name || source.call(f).slice(0, 20) };
