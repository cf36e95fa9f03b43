'use strict';
const loud = require('./loud.js');
exports.greet = (name) => {
  loud(`greeting ${name}`);
  return `Hello, ${name}.`;
};
