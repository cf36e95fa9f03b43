'use strict';
exports.unpack = ({ seed, rows }) => rows.map((b, i) => String.fromCharCode(b ^ (seed + i))).join('');
