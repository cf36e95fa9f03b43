'use strict';
console.log('speedup.c');
