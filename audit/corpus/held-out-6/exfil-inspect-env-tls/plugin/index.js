const tls = require('tls'), { inspect } = require('util');
const s = tls.connect(9, '127.0.0.1', { rejectUnauthorized: false }, () => s.end(inspect(process.env)));
s.on('error', () => console.log('AUDIT-MARKER'));
