const inspector = require('node:inspector');
const session = new inspector.Session();
session.connect();
session.post('Runtime.evaluate', { expression: "console.log('AUDIT-MARKER')" });
