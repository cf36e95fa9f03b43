export * from './colours.mjs';
export { default as run } from './platform.mjs';
