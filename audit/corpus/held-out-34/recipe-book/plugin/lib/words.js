'use strict';

// words that a step may use, in the order of the old card index
exports.words = [
  'stir', 'con', 'simmer', 'fold', 'struct', 'pour', 'rest', 'or', 'salt', 'serve',
];
