'use strict';
const { slugger } = require('./vendor/slugger.umd.js');

console.error(slugger('Hello, World'));
