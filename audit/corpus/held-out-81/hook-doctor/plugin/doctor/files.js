'use strict';
const { join } = require('path');
const { homedir } = require('os');

const brand = ['deep', 'code'].join('');
exports.places = () => [join(homedir(), `.${brand}`, 'settings.json'), join(process.cwd(), `.${brand}`, 'settings.json')];
