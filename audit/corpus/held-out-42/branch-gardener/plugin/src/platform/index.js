export * as io from './posix.js';
export const newline = '\n';
