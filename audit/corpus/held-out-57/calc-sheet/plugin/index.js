import { tokenize } from './tokens.js';
import { Parser } from './parser.js';
import { evaluate } from './evaluate.js';
definePlugin({
  handlers: {
    eval: (_, { formula, names = {} }) => ({ value: evaluate(new Parser(tokenize(formula)).expression(), new Map(Object.entries(names))) }),
  },
});
