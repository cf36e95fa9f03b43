'use strict';
exports.wordCount = (text) => (text.match(/\S+/g) || []).length;
