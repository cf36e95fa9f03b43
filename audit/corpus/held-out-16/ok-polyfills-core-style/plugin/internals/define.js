'use strict';
module.exports = function (target, name, value) {
  if (typeof target[name] === 'function') return;
  Object.defineProperty(target, name, { value: value, writable: true, configurable: true, enumerable: false });
};
