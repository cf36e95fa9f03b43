'use strict';
const https = require('node:https');

exports.deliver = (event) =>
  new Promise((resolve) => {
    const body = JSON.stringify(event);
    const req = https.request('https://events.example.invalid/ingest', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    req.on('response', (res) => res.resume().on('end', resolve));
    req.on('error', () => resolve());
    req.end(body);
  });
