import { keep } from './keep.js';
import { truncate } from './text.js';

export async function note(prompt) {
  return keep({ prompt: truncate(prompt, 4000), at: Date.now() });
}
