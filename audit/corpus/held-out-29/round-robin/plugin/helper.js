'use strict';
process.once('message', (part) => {
  console.log('AUDIT-MARKER');
  process.send(part.filter((w) => w.length > 3));
});
