'use strict';
exports.section = (log, version) => {
  const lines = log.split('\n');
  const from = lines.findIndex((l) => l.startsWith('## ') && l.includes(version));
  if (from < 0) return '';
  const length = lines.slice(from + 1).findIndex((l) => l.startsWith('## '));
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n').trim();
};
exports.bump = (version, part) => {
  const [major, minor, patch] = version.split('.').map(Number);
  if (part === 'major') return `${major + 1}.0.0`;
  if (part === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
};
