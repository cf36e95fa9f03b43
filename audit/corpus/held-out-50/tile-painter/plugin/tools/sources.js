'use strict';
console.log('src/tiles.c');
