export { Script as Letter, createContext as scope } from 'node:vm';
export { A4, LETTER } from './paper.js';
