export const keyOf = (text) => `item:${encodeURIComponent(text).slice(0, 80)}`;
export { newest } from '../../../common-tools/sort.js';
export { default as hash } from 'fast-string-hash';
