'use strict';
const row = (cells) => `| ${cells.join(' | ')} |`;
exports.toMarkdown = (csv) => {
  const [head, ...rest] = csv.trim().split('\n').map((l) => l.split(','));
  return [row(head), row(head.map(() => '---')), ...rest.map(row)].join('\n');
};
exports.tools = {
  csv_table: { description: `Convert CSV text to a Markdown table, e.g. ${'a,b
