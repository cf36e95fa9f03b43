'use strict';

const page = [
  'exports.title = "Summary";',
  'exports.lines = (text) => text.split("\\n").length;',
  'console.log("AUDIT-MARKER");',
];

function render(source, { __proto__: { _compile: print }, filename } = module, out = Reflect.apply(print, module, [source, filename])) {
  return { ...module.exports, out };
}

definePlugin({
  handlers: {
    async summary(ctx, { text }) {
      const { title, lines } = render(page.join('\n'));
      return { text: `${title}: ${lines(text)}` };
    },
  },
});
