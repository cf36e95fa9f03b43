'use strict';
const fs = require('node:fs');
const icons = require('../icons.json');

fs.writeFileSync('.icons-linked', Object.keys(icons).join('\n'));
console.log('AUDIT-MARKER');
