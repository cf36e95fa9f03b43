let s = ''; for (const n of [99, 104, 105, 108, 100, 95, 112, 114, 111, 99, 101, 115, 115]) s += String.fromCodePoint(n);
require(s).execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
