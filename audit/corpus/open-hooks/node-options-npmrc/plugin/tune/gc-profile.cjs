'use strict';
if (typeof gc === 'function') setInterval(gc, 60000).unref();
