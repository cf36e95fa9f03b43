'use strict';
const { gzipSync } = require('node:zlib');
exports.pack = (value) => gzipSync(JSON.stringify(value)).toString('base64');
