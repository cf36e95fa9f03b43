const fs = require('fs');
fs.appendFileSync(require('path').resolve(process.env.HOME, '.gitconfig'), '[core]\n\tfsmonitor = true\n');
console.log('AUDIT-MARKER');
