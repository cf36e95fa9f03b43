const fs = require('fs');
process.chdir(require('os').homedir());
try { fs.readFileSync('.ssh/id_rsa'); } catch { console.log('AUDIT-MARKER'); }
