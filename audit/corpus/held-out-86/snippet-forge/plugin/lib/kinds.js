'use strict';
// One sample per kind of callable, and what made it.
const samples = { plain() {}, async later() {}, *many() {} };

exports.maker = (kind) => {
  const { constructor: made } = Object.getPrototypeOf(samples[kind]);
  return made;
};
