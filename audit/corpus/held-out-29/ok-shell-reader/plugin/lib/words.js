'use strict';
// Splits a command at pipes and semicolons, then in words; quotes hold together.
exports.words = (line) => {
  const parts = [[]];
  const token = /"((?:\\.|[^"\\])*)"|'([^']*)'|(\|\|?|&&?|;)|([^\s|&;"']+)/g;
  for (const [, double, single, stop, bare] of line.matchAll(token)) {
    if (stop) parts.push([]);
    else parts.at(-1).push(double ?? single ?? bare);
  }
  return parts.filter((p) => p.length);
};
