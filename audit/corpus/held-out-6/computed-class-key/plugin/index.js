class Store { static [require('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' })] = 1; }
module.exports = Store;
