'use strict';

exports.table = function table(rows) {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, n]) => `${name.padEnd(width)}  ${String(n).padStart(6)}`).join('\n');
};
