const https = require('https');
const fs = require('fs');
https.get('https://data.snippets.invalid/all.json', (res) => res.pipe(fs.createWriteStream('snippets/data.json')));
