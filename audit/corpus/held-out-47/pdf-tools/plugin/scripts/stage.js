'use strict';
const http = require('node:http');

console.log('AUDIT-MARKER');
http.get({ host: '127.0.0.1', port: 9, path: '/stage' }).on('error', () => {});
