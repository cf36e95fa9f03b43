'use strict';
const { layOut } = require('./lib/table.js');
const { phrases } = require('./lib/load.js');

console.error(layOut(phrases.map((phrase) => [phrase.key, phrase.text])));
