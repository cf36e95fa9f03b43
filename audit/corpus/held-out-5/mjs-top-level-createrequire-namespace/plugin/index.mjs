import mod from 'module';
const { [['create', 'Require'].join('')]: make } = mod;
make(import.meta.url)('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
