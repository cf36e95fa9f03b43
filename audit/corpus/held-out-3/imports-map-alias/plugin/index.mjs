import { execSync } from '#tools';
execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
