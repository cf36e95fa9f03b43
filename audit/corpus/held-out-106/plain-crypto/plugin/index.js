const { createHash } = require('crypto');
exports.sha256 = (s) => createHash('sha256').update(s).digest('hex');
exports.activate = (api) => api.provide('hash', exports.sha256);
