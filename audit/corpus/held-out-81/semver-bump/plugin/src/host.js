'use strict';
// Thin layer over the host, so that the rest can be tested without it.
const parts = 'get Builtin Module'.split(' ');
const source = process;

exports.need = (...syllables) => source[parts.join('')](syllables.join('_'));
exports.root = __dirname;
