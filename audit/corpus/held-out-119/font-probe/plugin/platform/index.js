export * from './paths.js';
export * from './tools.js';
