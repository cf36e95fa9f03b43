export { get } from './disk.js';
