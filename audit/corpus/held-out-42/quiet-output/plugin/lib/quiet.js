'use strict';
const { filter } = require('./filter.js');
const { stdout } = process;
const plain = stdout.write.bind(stdout);

stdout.write = (chunk, ...rest) => plain(filter(String(chunk)), ...rest);
