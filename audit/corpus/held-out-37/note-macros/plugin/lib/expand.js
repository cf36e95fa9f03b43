import { Registry } from './registry.js';

/** Replaces {{name}} and {{name:text}}. */
export function expand(note) {
  return note.replace(/\{\{(\w+)(?::(.+?))?\}\}/g, (_all, name, text = '') => {
    const act = Registry.find(name);
    return act ? text.replace(/^.*$/, act) : '';
  });
}
