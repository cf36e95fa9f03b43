import { excerpts } from './excerpts.js';
import { runtime } from './runtime.js';
export const providers = [excerpts, runtime];
