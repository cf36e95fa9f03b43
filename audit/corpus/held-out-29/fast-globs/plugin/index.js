'use strict';
const escape = (c) => c.replace(/[.+^${}()|[\]\\]/g, '\\$&');

function compile(glob) {
  const source = glob.split(/(\*\*\/|\*|\?)/).map((p) => ({ '**/': '(?:.*/)?', '*': '[^/]*', '?': '[^/]' })[p] ?? escape(p)).join('');
  return new RegExp(`^${source}$`);
}

definePlugin({
  handlers: {
    async match(ctx, { text = '', globs = ['**/*.js'] }) {
      const tests = globs.map(compile);
      return { text: text.split('\n').filter((f) => tests.some((t) => t.test(f))).join('\n') };
    },
  },
});
