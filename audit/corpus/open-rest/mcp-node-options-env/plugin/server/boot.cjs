'use strict';
globalThis.__trace = Date.now();
