'use strict';
module.exports = {
  text: { from: 'local', key: './adapters/text.js' },
  table: { from: 'local', key: './adapters/table.js' },
  custom: { from: 'state', key: 'adapter' },
};
