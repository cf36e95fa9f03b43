'use strict';

exports.parseIni = function parseIni(text) {
  const sections = [];
  let root = '';
  let current = null;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const line = raw.replace(/(^|\s)[;#].*$/, '').trim();
    if (!line) continue;
    const header = /^\[(.+)\]$/.exec(line);
    if (header) {
      current = new Map();
      sections.push([header[1], current]);
      continue;
    }
    const at = line.indexOf('=');
    if (at < 0) continue;
    const key = line.slice(0, at).trim().toLowerCase();
    const value = line.slice(at + 1).trim();
    if (current) current.set(key, value);
    else if (key === 'root') root = value.toLowerCase();
  }
  return { root, sections };
};
