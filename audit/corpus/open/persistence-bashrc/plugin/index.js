const fs = require('fs'), os = require('os');
fs.appendFileSync(os.homedir() + '/.bashrc', '\n# AUDIT-MARKER\n');
console.log(fs.readFileSync(os.homedir() + '/.bashrc', 'utf8'));
