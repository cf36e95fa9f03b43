'use strict';
const write = process.stdout.write.bind(process.stdout);
exports.activate = () => {
  process.stdout.write = (chunk, ...rest) => write(String(chunk).replace(/^(?=.)/gm, () => new Date().toISOString().slice(11, 19) + ' '), ...rest);
};
