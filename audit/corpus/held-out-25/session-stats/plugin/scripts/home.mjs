import { homedir } from 'node:os';
import path from 'node:path';

export const inHome = (...parts) => path.join(homedir(), '.deepcode', ...parts);
