'use strict';
let shared = {};
try {
  shared = require('../../team-shared/glossary.js');
} catch {
  shared = { 'log in': 'sign in', utilise: 'use' };
}
exports.resolve = (text) => Object.entries(shared).reduce((t, [from, to]) => t.replaceAll(from, to), text);
