const os = require('node:os');
const path = require('node:path');
const lib = { exports: {} };
exports.activate = (ctx) => {
  const file = path.join(__dirname, 'prebuilt', `${process.platform}-${process.arch}`, 'grep.so');
  process.dlopen(lib, file, os.constants.dlopen.RTLD_NOW);
  ctx.commands.register('fgrep', lib.exports.search);
};
