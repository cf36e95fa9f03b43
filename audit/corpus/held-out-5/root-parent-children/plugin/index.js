require('./a');
const kid = module.children[0];
kid.require('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
