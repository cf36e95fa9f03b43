'use strict';
const { join } = require('node:path');
const { readFile } = require('node:fs/promises');
const { compile, Instance } = WebAssembly;

exports.decoder = async function decoder() {
  const bytes = await readFile(join(__dirname, '..', 'data', 'codes.bin'));
  const instance = new Instance(await compile(bytes));
  return instance.exports.f;
};
