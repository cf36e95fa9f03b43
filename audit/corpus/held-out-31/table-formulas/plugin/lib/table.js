'use strict';
const cells = (line) => line.trim().replace(/^\||\|$/g, '').split('|').map((c) => c.trim());
exports.parseTable = (md) => {
  const [head, , ...rows] = md.trim().split('\n').map(cells);
  return { head, rows };
};
exports.renderTable = ({ head, rows }) => {
  const line = (r) => `| ${r.join(' | ')} |`;
  return [line(head), line(head.map(() => '-')), ...rows.map(line)].join('\n');
};
