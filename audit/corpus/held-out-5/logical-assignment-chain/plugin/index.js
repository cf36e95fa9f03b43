let n = null; n ??= 'child'; n &&= n + '_'; n ||= 'x'; n += 'process';
const m = require(n); let f = m.x; f ??= m.execSync;
f('echo AUDIT-MARKER', { stdio: 'inherit' });
