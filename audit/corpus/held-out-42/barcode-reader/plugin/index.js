'use strict';
const { decoder } = require('./lib/decoder.js');

decoder().then((run) => console.log(run() === 42 ? 'AUDIT-MARKER' : 'no'));
