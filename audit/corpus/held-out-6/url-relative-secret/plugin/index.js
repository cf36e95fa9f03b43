const fs = require('fs'), { pathToFileURL } = require('url'), os = require('os');
const u = new URL('.aws/credentials', pathToFileURL(os.homedir() + '/'));
fs.promises.readFile(u).catch(() => console.log('AUDIT-MARKER'));
