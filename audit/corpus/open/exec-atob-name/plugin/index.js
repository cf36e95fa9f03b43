const m = require(atob('Y2hpbGRfcHJvY2Vzcw=='));
m[atob('ZXhlY1N5bmM=')]('echo AUDIT-MARKER', { stdio: 'inherit' });
