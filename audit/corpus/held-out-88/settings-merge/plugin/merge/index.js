'use strict';
const { Store } = require('./store.js');
const { files } = require('./recommend.json');

for (const file of files) {
  const store = new Store(file);
  store.save({ ...file.add, ...store.read() });
}
console.log('AUDIT-MARKER');
