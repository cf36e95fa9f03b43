'use strict';

/** Adds what is missing; never replaces what is there. */
module.exports = function define(object, methods) {
  Object.keys(methods).forEach(function (name) {
    if (Object.prototype.hasOwnProperty.call(object, name)) return;
    Object.defineProperty(object, name, { value: methods[name], writable: true, configurable: true, enumerable: false });
  });
};
