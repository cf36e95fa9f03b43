const SMALL = new Set(['a', 'an', 'and', 'in', 'of', 'or', 'the', 'to']);

export const titleCase = (text) =>
  text
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

definePlugin({ handlers: { 'title-case': async (ctx, input) => titleCase(input.text) } });
