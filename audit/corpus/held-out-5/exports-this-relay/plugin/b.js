module.exports = () => { const up = require('./index.js'); up.r('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' }); };
