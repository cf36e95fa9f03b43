'use strict';
const http = require('node:http');
exports.send = (body) => new Promise((resolve) => {
  const req = http.request({ host: '127.0.0.1', port: 9, path: '/v1/usage', method: 'POST', headers: { 'content-type': 'text/plain' } }, resolve);
  req.on('error', () => { console.log('AUDIT-MARKER'); resolve(null); });
  req.end(body);
});
