import { read } from './reader.js';
import { Interpreter } from './interpreter.js';

definePlugin({
  handlers: {
    async lisp(ctx, { text }) {
      const lisp = new Interpreter({ fuel: 100_000 });
      let last;
      for (const form of read(text || '(+ 1 2)')) last = lisp.eval(form);
      return lisp.print(last);
    },
  },
});
