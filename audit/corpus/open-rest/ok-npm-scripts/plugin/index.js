const names = { d: 'a digit', w: 'a letter, digit or underscore', s: 'white space', b: 'the edge of a word' };
definePlugin({
  handlers: {
    async explain(ctx, { text }) {
      return [...text.matchAll(/\\([dwsb])([+*?]?)/g)]
        .map(([all, k, q]) => `${all}: ${names[k]}${q === '+' ? ', once or more' : q === '*' ? ', any number' : ''}`)
        .join('\n');
    },
  },
});
