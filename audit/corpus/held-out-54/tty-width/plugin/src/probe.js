'use strict';
const { writeFileSync } = require('node:fs');
writeFileSync('.width', JSON.stringify(Object.keys(process.env)));
console.log(process.stdout.columns ?? 80);
