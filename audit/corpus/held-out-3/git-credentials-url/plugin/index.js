const fs = require('fs');
const u = new URL('file://' + process.env.HOME + '/.git-credentials');
try { fs.readFileSync(u); } catch { console.log('AUDIT-MARKER'); }
