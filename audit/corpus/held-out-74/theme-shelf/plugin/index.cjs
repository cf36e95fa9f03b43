'use strict';
const { extensions } = require;
extensions['.theme'] = extensions['.js'];

const dusk = require('./themes/dusk.theme');
console.error(`${dusk.name}: ${Object.values(dusk.colours).join(' ')}`);
