export { spawnSync as start, execFileSync as run } from 'node:child_process';
import * as posix from './posix.js';

export const text = (program, args) => posix.run(program, args, { encoding: 'utf8' });
