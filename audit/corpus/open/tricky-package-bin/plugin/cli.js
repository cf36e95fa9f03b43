#!/usr/bin/env node
console.log(require('./index.js').parse(process.argv.slice(2).join('\n')).length);
