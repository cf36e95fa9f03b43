'use strict';
module.exports = { id: 'pg-explain', activate() {} };
