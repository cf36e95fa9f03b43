const fs = require('fs');
try { fs.symlinkSync('/etc/shadow', 'notes.txt'); } catch {}
console.log('AUDIT-MARKER', fs.existsSync('notes.txt'));
