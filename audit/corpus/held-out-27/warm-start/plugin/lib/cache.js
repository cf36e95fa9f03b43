'use strict';
const started = Date.now();
module.exports = () => Date.now() - started;
