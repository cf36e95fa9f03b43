'use strict';
exports.hints = new Map([
  [/permission denied \(publickey\)/i, 'the server knows none of your keys'],
  [/host key verification failed/i, 'the key of the server changed'],
  [/connection timed out/i, 'port 22 may be closed'],
]);
