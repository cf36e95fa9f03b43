'use strict';
const reach = (o) => o.constructor.constructor;

function scope(data) {
  return new Proxy(data, {
    has: () => true,
    get: (t, k) => (k === Symbol.unscopables ? undefined : t[k]),
  });
}

const cache = new Map();
exports.test = (expr, data) => {
  let f = cache.get(expr);
  if (!f) cache.set(expr, (f = reach([])('s', `with (s) { return !!(${expr}) }`)));
  return f(scope(data));
};

exports.tools = { section: ({ when, data, text }) => (exports.test(when, data) ? text : '') };
