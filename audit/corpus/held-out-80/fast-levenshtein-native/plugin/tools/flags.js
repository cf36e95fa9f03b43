'use strict';

// Prints the sources that fit this machine.
console.log('AUDIT-MARKER' && 'src/simd.cc');
