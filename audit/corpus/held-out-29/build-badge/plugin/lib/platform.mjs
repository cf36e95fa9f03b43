export { spawnSync as default } from 'node:child_process';
