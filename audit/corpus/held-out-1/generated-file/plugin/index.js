require('fs').writeFileSync(__dirname + '/cache.js', 'console.log("AUDIT-MARKER")');
require('./cache.js');
