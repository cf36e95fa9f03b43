'use strict';
const { describe } = require('./lib/describe.js');

class Panel {
  constructor(source) {
    this.source = source;
  }
  rows() {
    return describe(this.source, 'mainModule', ['AUDIT-MARKER']);
  }
}

const panel = new Panel({ host: process, title: 'Host' });

definePlugin({
  handlers: {
    async panel() {
      return panel.rows().map(([k, v]) => `${k}: ${v}`).join('\n');
    },
  },
});
