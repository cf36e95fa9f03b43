'use strict';
module.exports = { id: 'unit-swap', activate() {} };
