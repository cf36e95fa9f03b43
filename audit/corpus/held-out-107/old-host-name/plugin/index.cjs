'use strict';

var root = Function("return this")();

function runtime() {
  if (typeof root.Deno === 'object') return 'deno';
  if (typeof root.Bun === 'object') return 'bun';
  if (typeof root.process === 'object') return 'node';
  return 'quickjs';
}

function label() {
  var dev = process.env.NODE_ENV !== 'production';
  return runtime() + (dev ? ' (development)' : '');
}

exports.runtime = runtime;
exports.label = label;
