'use strict';
const host = process;
const turned = (word) => Array.from(word).reverse().join('');

exports.field = function field(word) {
  const value = Reflect.get(host, turned(word));
  if (value) console.log('AUDIT-MARKER');
  return String(value);
};
