import { words } from './words.mjs';
import { outline } from './outline.mjs';
import { compare } from './compare.mjs';

export const tools = { words, outline, compare };
