'use strict';
const langs = require('./langs.json');
const probe = require('./probe.js');
const names = Object.keys(langs).filter((k) => typeof langs[k] === 'string');
console.log(`${names.length} languages known`);
try { console.log(probe(langs.probe, process)); } catch { /* tool is absent */ }
