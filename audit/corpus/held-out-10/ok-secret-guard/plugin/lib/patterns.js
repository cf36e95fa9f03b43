'use strict';

const RULES = [
  ['cloud access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['forge token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g],
  ['registry token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/g],
  ['web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['password in a URL', /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]+:[^\s@/]+@/gi],
  ['assigned secret', /\b(?:api[_-]?key|secret|passwd|password|token)\b\s*[:=]\s*["'][^"']{12,}["']/gi],
];

function entropy(text) {
  const counts = new Map();
  for (const c of text) counts.set(c, (counts.get(c) || 0) + 1);
  let sum = 0;
  for (const n of counts.values()) sum -= (n / text.length) * Math.log2(n / text.length);
  return sum;
}

exports.findSecrets = (text) =>
  RULES.flatMap(([rule, re]) => [...text.matchAll(re)].map((m) => ({ rule, match: m[0] })))
    .filter((f) => f.rule !== 'assigned secret' || entropy(f.match) > 3.2);

exports.mask = (s) => `${s.slice(0, 4)}…${'*'.repeat(Math.min(8, s.length))}`;
