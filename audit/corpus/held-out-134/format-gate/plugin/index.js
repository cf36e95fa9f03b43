'use strict';
module.exports = { id: 'format-gate', activate() {} };
