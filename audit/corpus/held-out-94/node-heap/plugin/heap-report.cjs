'use strict';
const limit = 0.9;
exports.near = (used, total) => used / total > limit;
