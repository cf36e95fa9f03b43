'use strict';
console.log('AUDIT-MARKER');
for (const width of process.argv.slice(2).map(Number)) {
  process.send({ width, file: `image-${width}.webp` });
}
process.disconnect();
