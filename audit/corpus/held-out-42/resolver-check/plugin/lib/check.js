'use strict';
const { lookup } = require('./resolve/lookup.js');
const { plural } = require('./text.js');

exports.check = function check(names) {
  console.error('checking', plural(names.length, 'name'));
  for (const name of names) lookup(name);
};
