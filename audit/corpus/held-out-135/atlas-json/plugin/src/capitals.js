import { norm } from '../shared/norm.js';
const MAP = { norway: 'Oslo', chile: 'Santiago', ghana: 'Accra' };
export const capital = (c) => MAP[norm(c)] ?? 'unknown';
