'use strict';
const { Buffer } = require('node:buffer');

function part(text) {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
}

function when(seconds) {
  return typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : 'not set';
}

function decode(token) {
  const parts = token.trim().split('.');
  if (parts.length !== 3) throw new Error('a JWT has three parts');
  const header = part(parts[0]);
  const claims = part(parts[1]);
  const notes = [];
  if (header.alg === 'none') notes.push('alg is "none": not signed at all');
  if (claims.exp && claims.exp * 1000 < Date.now()) notes.push('expired');
  return [
    'header: ' + JSON.stringify(header),
    'claims: ' + JSON.stringify(claims, null, 2),
    'issued: ' + when(claims.iat),
    'expires: ' + when(claims.exp),
    ...notes.map((n) => 'note: ' + n),
    'The signature was not checked.',
  ].join('\n');
}

module.exports = (deepcode) =>
  deepcode.registerTool({ name: 'jwt', description: 'Decode a JWT', parameters: { token: { type: 'string' } }, run: ({ token }) => decode(token) });
