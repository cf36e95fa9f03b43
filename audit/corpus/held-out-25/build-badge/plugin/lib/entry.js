'use strict';
const host = require('./host');

const pick = (from, ...path) => path.reduce((o, k) => o[k], from);
exports.entry = (kind) => pick(host, 'where', `${kind}Module`);
