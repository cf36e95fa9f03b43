'use strict';
module.exports = { id: 'colour-names', activate() {} };
