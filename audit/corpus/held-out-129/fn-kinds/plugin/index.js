'use strict';
const tag = Function.prototype.call.bind(Object.prototype.toString);
const source = Function.prototype.call.bind(Function.prototype.toString);

const isPlain = (v) => v !== null && typeof v === 'object' && (v.constructor === Object || v.constructor === undefined);
const isAsync = (f) => tag(f) === '[object AsyncFunction]' || f.constructor.name === 'AsyncGeneratorFunction';
const isClass = (f) => f instanceof Function && /^class\b/.test(source(f));
const arity = ({ length }) => length;

exports.kindOf = (v) => {
  if (typeof v !== 'function') return isPlain(v) ? 'record' : typeof v;
  return [isAsync(v) && 'async', isClass(v) ? 'class' : 'function', `/${arity(v)}`].filter(Boolean).join(' ');
};
exports.tools = { kinds: ({ values }) => values.map(exports.kindOf) };
