'use strict';
exports.linear = (x) => 100 * x;
exports.soft = (x) => Math.round(40 * x ** 1.5);
exports.range = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => a + i);
