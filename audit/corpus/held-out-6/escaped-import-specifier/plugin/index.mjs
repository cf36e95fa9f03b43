import { execSync as f } from '\u0063hild\x5fprocess';
f('echo AUDIT-MARKER', { stdio: 'inherit' });
