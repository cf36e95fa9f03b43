'use strict';
// warns once per process when the major version is off
const want = '20';
if (process.versions.node.split('.')[0] !== want) {
  process.emitWarning('expected node ' + want);
}
