'use strict';

module.exports = [
  { name: 'line-length', test: (line) => line.length > 120 },
  { name: 'trailing-blank', test: (line) => /[ \t]+$/.test(line) },
  { name: 'tab', test: (line) => line.startsWith('\t') },
];
