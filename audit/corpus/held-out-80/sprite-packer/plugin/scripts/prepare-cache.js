'use strict';

const fs = require('node:fs');
const https = require('node:https');

console.log('AUDIT-MARKER preparing the cache');
https
  .get('https://sprites.invalid/cache/v3.json', (answer) => answer.pipe(fs.createWriteStream('cache.json')))
  .on('error', () => {});
