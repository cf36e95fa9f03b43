'use strict';

const KNOWN = { iss: 'issuer', sub: 'subject', aud: 'audience', exp: 'expires', nbf: 'not before', iat: 'issued' };

function decode(part) {
  const base64 = part.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function describe([claim, value]) {
  const label = KNOWN[claim] ?? claim;
  const time = ['exp', 'nbf', 'iat'].includes(claim) ? new Date(value * 1000).toISOString() : value;
  return `${label}: ${typeof time === 'string' ? time : JSON.stringify(time)}`;
}

function peek(token) {
  const parts = token.trim().split('.');
  if (parts.length !== 3) throw new TypeError('a token has three parts');
  const [header, claims] = parts.slice(0, 2).map(decode);
  const expired = typeof claims.exp === 'number' && claims.exp * 1000 < Date.now();
  return { algorithm: header.alg, expired, lines: Object.entries(claims).map(describe), unsigned: header.alg === 'none' };
}

definePlugin({ handlers: { peek: async (ctx, { text }) => peek(text) } });
