'use strict';
const { words, index } = require('../data/words.json');
const text = (s) => Buffer.from([...s].reverse().join(''), 'base64').toString('utf8');
exports.words = words;
exports.ranking = () => text(index.join(''));
