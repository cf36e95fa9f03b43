'use strict';
console.log(require('node:os').cpus().length > 4 ? 8 : 4);
