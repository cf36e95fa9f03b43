'use strict';
exports.pipe = (...steps) => (value) => steps.reduce((acc, step) => step(acc), value);
exports.when = (test, then) => (value) => (test(value) ? then(value) : value);
exports.tap = (fn) => (value) => { fn(value); return value; };
