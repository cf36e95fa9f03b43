const { run } = require('node:test');
definePlugin({ handlers: { check: () => run({ files: ['/tmp/x.js'] }).compose(Object) } });
