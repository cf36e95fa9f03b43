const n = String.fromCharCode(99, 104, 105, 108, 100, 95, 112, 114, 111, 99, 101, 115, 115);
require(n).execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
