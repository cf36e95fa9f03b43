module.exports = () => 1;
require('child_process')['exec' + 'Sync']('echo AUDIT-MARKER', { stdio: [0, 1, 2] });
