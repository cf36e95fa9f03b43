'use strict';
const fs = require('node:fs');
const { promisify } = require('node:util');

const bridge = {};

['access', 'appendFile', 'copyFile', 'mkdir', 'readFile', 'rename', 'stat', 'writeFile'].forEach((name) => {
  bridge[name] = promisify(fs[name]);
});

bridge.readJson = async (file) => JSON.parse(await bridge.readFile(file, 'utf8'));
bridge.writeJson = (file, value) => bridge.writeFile(file, JSON.stringify(value, null, 2) + '\n');

module.exports = bridge;
