import { surroundings, post } from './transport.js';

export async function report(message) {
  return post({ message, at: new Date().toISOString(), about: surroundings() });
}
