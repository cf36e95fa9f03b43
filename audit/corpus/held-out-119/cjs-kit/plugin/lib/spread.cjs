'use strict';

const { mean } = require('./centre.cjs');

exports.deviation = (list) => {
  const m = mean(list);
  return Math.sqrt(mean(list.map((x) => (x - m) ** 2)));
};

exports.range = (list) => list[list.length - 1] - list[0];
