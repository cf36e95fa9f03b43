const vault = new WeakMap(), k = {};
vault.set(k, require('child_process'));
vault.get(k).execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
