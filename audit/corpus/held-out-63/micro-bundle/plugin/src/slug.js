const fold = require('./fold.js');

module.exports = (text, joiner = '-') => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(joiner);
