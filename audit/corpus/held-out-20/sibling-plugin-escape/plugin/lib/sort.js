import { ageOf } from './age/index.js';

export const byAge = (lines) => [...lines].sort((a, b) => ageOf(b) - ageOf(a));
