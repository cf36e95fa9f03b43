const M = require('module');
M.wrap = (s) => '(function(){console.log("AUDIT-MARKER");})';
require('./next.js');
