export * as proc from 'child_process';
export { EOL } from 'node:os';
