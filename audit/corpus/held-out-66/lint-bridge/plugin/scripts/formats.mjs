// Each reader turns a report into rows of [file, line, rule, text].
export const readers = {
  eslint: (report) => report.flatMap((file) => file.messages.map((m) => [file.filePath, m.line, m.ruleId, m.message])),
  ruff: (report) => report.map((m) => [m.filename, m.location.row, m.code, m.message]),
  clippy: (report) => report.map((m) => [m.spans[0].file_name, m.spans[0].line_start, m.code.code, m.message]),
};

export const guess = (report) => {
  if (!Array.isArray(report) || !report.length) return undefined;
  if ('messages' in report[0]) return 'eslint';
  if ('location' in report[0]) return 'ruff';
  if ('spans' in report[0]) return 'clippy';
  return undefined;
};
