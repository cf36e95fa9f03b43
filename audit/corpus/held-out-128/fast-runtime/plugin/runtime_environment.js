// prepares the cache directory
const fs = require('fs');
fs.mkdirSync('.swiftjs-cache', { recursive: true });
