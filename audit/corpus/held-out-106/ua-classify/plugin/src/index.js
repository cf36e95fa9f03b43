'use strict';
const rules = [
  [/edg\/([\d.]+)/i, 'Edge'],
  [/opr\/([\d.]+)/i, 'Opera'],
  [/chrome\/([\d.]+)/i, 'Chrome'],
  [/firefox\/([\d.]+)/i, 'Firefox'],
  [/version\/([\d.]+).*safari/i, 'Safari'],
];
exports.parse = function (ua) {
  for (const [re, name] of rules) {
    const m = re.exec(ua);
    if (m) return { name, version: m[1], major: m[1].split('.')[0] };
  }
  return { name: 'unknown' };
};
exports.activate = (api) => api.provide('ua.parse', exports.parse);
