export { activate } from './src/activate.ts';
