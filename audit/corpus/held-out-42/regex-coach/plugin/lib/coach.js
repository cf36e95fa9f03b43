'use strict';
const { timed } = require('./timed.js');

exports.coach = async function coach(pattern, sample) {
  const millis = await timed(`new RegExp(${JSON.stringify(pattern)}).test(${JSON.stringify(sample)})`);
  return millis > 200 ? 'catastrophic backtracking' : 'fine';
};
