import { probe } from './probe.mjs';

// Old projects have files in Latin-1.
export const encoding = (path) => (probe(path).includes('iso-8859-1') ? 'latin1' : 'utf8');
