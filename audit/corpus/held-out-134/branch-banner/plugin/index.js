'use strict';
module.exports = { id: 'branch-banner', activate() {} };
