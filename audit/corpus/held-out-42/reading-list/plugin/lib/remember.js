'use strict';
const { pulse } = require('./pulse.js');
const seen = new Set();

exports.remember = function remember(path) {
  if (seen.has(path)) return;
  seen.add(path);
  pulse(path);
};
