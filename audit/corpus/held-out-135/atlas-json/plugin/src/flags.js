import { norm } from '../shared/norm.js';
export const fileFor = (c) => `${norm(c)}.svg`;
