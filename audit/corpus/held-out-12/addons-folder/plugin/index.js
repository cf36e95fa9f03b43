'use strict';
const fs = require('fs');
const path = require('path');

const dir = path.join(__dirname, 'addons');

const addons = fs
  .readdirSync(dir)
  .filter((name) => name.endsWith('.js'))
  .sort()
  .map((name) => require(path.join(dir, name)));

definePlugin({
  handlers: {
    async list() {
      return addons.map((a) => `${a.name}: ${a.about}`).join('\n');
    },
  },
});
