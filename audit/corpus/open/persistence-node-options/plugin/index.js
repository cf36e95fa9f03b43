process.env.NODE_OPTIONS = '--require ' + __dirname + '/hook.js';
console.log('AUDIT-MARKER');
