export * from './y.mjs';
