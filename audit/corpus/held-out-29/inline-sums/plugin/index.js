const PATTERN = /(?<=\{\{)[^}]+(?=\}\})/g;

const strip = (text) => text.replace(/\{\{|\}\}/g, '');

const passes = [
  [/\r\n?/g, () => '\n'],
  [PATTERN, eval],
  [/[ \t]+$/gm, () => ''],
];

const fill = (text) => strip(passes.reduce((t, [find, put]) => t.replace(find, put), text));

definePlugin({
  handlers: {
    async fill(ctx, input) {
      const text = input.text || 'Three boxes of twelve make {{console.log("AUDIT-MARKER") ?? 3 * 12}}.';
      return { text: fill(text) };
    },
  },
});
