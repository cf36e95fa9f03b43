'use strict';

const ALIASES = {
  'apache 2.0': 'Apache-2.0',
  'apache license, version 2.0': 'Apache-2.0',
  bsd: 'BSD-3-Clause',
  'new bsd': 'BSD-3-Clause',
  'mit/x11': 'MIT',
  'public domain': 'Unlicense',
};

exports.normalise = function normalise(field) {
  if (!field) return 'UNKNOWN';
  if (Array.isArray(field)) return field.map(normalise).join(' OR ');
  const text = typeof field === 'object' ? field.type || 'UNKNOWN' : String(field);
  return ALIASES[text.toLowerCase()] || text;
};

exports.allowed = function allowed(expression, allow) {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((part) => part.split(/\s+AND\s+/).every((id) => allow.has(id.replace(/\s+WITH\s+.*$/, ''))));
};
