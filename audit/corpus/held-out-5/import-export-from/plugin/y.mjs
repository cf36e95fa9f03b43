export { execSync as run } from 'child_process';
