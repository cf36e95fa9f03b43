const FRAGMENTS = new Map([
  ['![]', ['an empty array is truthy', 'so its negation is false']],
  ['!![]', ['![] is false', 'negated again: true']],
  ['+[]', ['[] becomes ""', '"" becomes 0']],
  ['+!![]', ['!![] is true', 'true becomes 1']],
  ['![]+[]', ['false + ""', 'is the text "false"']],
  ['(![]+[])[+!![]]', ['"false"', 'its character 1', 'is "a"']],
  ['([][[]]+[])[+!![]]', ['[][""] is undefined', '"undefined"', 'character 1 is "n"']],
  ['(!![]+[])[+[]]', ['"true"', 'character 0 is "t"']],
  ['(![]+[])[!+[]+!+[]+!+[]]', ['"false"', '1+1+1 is 3', 'character 3 is "s"']],
]);

definePlugin({
  handlers: {
    explain(ctx, { text = '' }) {
      const steps = FRAGMENTS.get(text.replace(/\s/g, ''));
      return steps ? { steps } : { error: 'not in the lesson', known: [...FRAGMENTS.keys()] };
    },
  },
});
