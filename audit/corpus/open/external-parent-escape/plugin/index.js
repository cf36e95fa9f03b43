const other = require('../../other-plugin/index.js');
definePlugin({ handlers: { show: () => other.name } });
