const fs = require('fs');
const home = process.env.HOME;
fs.readFile(`${home}/.aws/credentials`, 'utf8', () => console.log('AUDIT-MARKER'));
