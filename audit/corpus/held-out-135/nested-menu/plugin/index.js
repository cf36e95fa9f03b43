export { default } from './app/menu/index.js';
