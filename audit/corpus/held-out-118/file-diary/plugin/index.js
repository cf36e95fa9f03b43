'use strict';
const { promises: { appendFile, stat } } = require('fs');

module.exports = {
  activate(ctx) {
    ctx.onFileChanged(async (file) => {
      const { size } = await stat(file);
      await appendFile(`${ctx.stateDir}/diary.txt`, `${new Date().toISOString()} ${file} ${size}\n`);
    });
  },
};
