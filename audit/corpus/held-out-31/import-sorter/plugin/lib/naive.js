'use strict';
exports.split = (source) => {
  const lines = source.split('\n');
  const imports = lines.filter((l) => l.startsWith('import '));
  return { imports, rest: lines.filter((l) => !l.startsWith('import ')).join('\n') };
};
