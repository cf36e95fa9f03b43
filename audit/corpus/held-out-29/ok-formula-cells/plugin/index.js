'use strict';
const { parse } = require('./lib/parse.js');
const { Scope } = require('./lib/scope.js');

definePlugin({
  handlers: {
    async reckon(ctx, { text }) {
      const scope = new Scope();
      for (const line of (text || 'a1 = 2\nb1 = max(a1, 3) * 4').split('\n')) {
        const [name, ...formula] = line.split('=');
        scope.set(name.trim(), parse(formula.join('=')));
      }
      return { text: scope.names().map((n) => `${n}: ${scope.eval(n)}`).join('\n') };
    },
  },
});
