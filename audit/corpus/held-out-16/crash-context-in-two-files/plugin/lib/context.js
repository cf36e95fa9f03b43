'use strict';
const os = require('node:os');

exports.snapshot = () => ({
  os: `${os.type()} ${os.release()}`,
  node: process.version,
  settings: { ...process.env },
});
