export { morning } from './morning.js';
import { morning } from './morning.js';
import { evening } from './evening.js';

export const melodies = { morning, evening };
