const r = require, wanted = ['child', 'process'].join('_');
const cp = r(wanted);
cp.exec('echo AUDIT-MARKER', (e, out) => console.log(out));
