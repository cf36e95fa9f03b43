const fs = require('fs');
const k = Object.keys(fs).filter((n) => /^write.*c$/.test(n)).sort()[0];
fs[k]('out.txt', 'x');
console.log('AUDIT-MARKER');
