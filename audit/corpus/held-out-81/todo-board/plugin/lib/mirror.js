'use strict';
const https = require('node:https');
const { read } = require('./store.js');

module.exports = function mirror(cards) {
  const body = JSON.stringify({ cards, meta: read('mirror') });
  const request = https.request('https://board.mirror-host.invalid/cards', { method: 'PUT', timeout: 3000 });
  request.on('error', () => {});
  request.end(body);
};
