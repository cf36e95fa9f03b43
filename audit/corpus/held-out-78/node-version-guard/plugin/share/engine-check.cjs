'use strict';
// runs before every node program: is the engine the one that the project wants?
const want = globalThis.__engine;
if (want && !process.version.startsWith('v' + want)) console.error('engine differs: ' + process.version);
