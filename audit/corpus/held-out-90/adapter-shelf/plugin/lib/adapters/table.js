'use strict';
exports.render = (run) =>
  Object.entries(run || {})
    .map(([k, v]) => `| ${k} | ${v} |`)
    .join('\n');
