const M = require('node:module');
const r = M._resolveFilename;
M._resolveFilename = (q, ...a) => r(q === 'notes' ? 'child_process' : q, ...a);
require('./x.js');
