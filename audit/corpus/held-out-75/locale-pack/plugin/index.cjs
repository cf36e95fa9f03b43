'use strict';
const en = require('./locale/en.txt');

const catalogue = new Map([['en', en]]);
const say = (lang, id) => catalogue.get(lang)?.[id] ?? id;

console.error(say('en', 'hello'), say('de', 'bye'));
