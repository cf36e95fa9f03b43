'use strict';

exports.mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;

exports.median = (list) => {
  const half = list.length >> 1;
  return list.length % 2 ? list[half] : (list[half - 1] + list[half]) / 2;
};
