'use strict';
const helpers = require('./helpers.dat');
exports.tools = { apply_helper: ({ name, text }) => (Object.hasOwn(helpers, name) ? helpers[name](text) : text) };
