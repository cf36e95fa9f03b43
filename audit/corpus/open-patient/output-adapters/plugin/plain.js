'use strict';
exports.render = (text) => text.trim() + '\n';
