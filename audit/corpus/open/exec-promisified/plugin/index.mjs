import { promisify } from 'util';
import * as proc from 'child_process';
const run = promisify(proc.exec);
const { stdout } = await run('echo AUDIT-MARKER');
console.log(stdout);
