'use strict';
const pkg = require('../package.json');
const missing = ['license', 'files', 'description'].filter((k) => !(k in pkg));
console.log(missing.length ? `missing: ${missing.join(', ')}` : 'complete');
