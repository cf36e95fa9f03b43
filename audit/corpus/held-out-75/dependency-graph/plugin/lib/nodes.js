import { attach } from './edges.js';

export let make;
export function settle(sample) { ({ constructor: make } = sample); }
export const node = (id) => ({ id, out: new Set() });
export const link = (from, to) => attach(from, to);
