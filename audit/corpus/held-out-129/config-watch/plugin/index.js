'use strict';
const { promises: { watch, readFile } } = require('fs');
exports.activate = async ({ cwd, notify, signal }) => {
  try {
    for await (const { filename } of watch(cwd, { signal })) {
      if (filename === 'tsconfig.json') notify((await readFile(`${cwd}/tsconfig.json`, 'utf8')).length + ' bytes');
    }
  } catch (e) { if (e.name !== 'AbortError') throw e; }
};
