import { compile } from './src/compile.js';

definePlugin({
  handlers: {
    async evaluate(ctx, { text, variables = {} }) {
      const lines = String(text ?? '').split('\n').filter((line) => line.trim());
      const tape = [];
      const scope = new Map(Object.entries(variables));
      for (const line of lines) {
        try {
          const value = compile(line)(scope);
          scope.set('ans', value);
          tape.push(`${line.trim()} = ${value}`);
        } catch (error) {
          tape.push(`${line.trim()} ! ${error.message}`);
        }
      }
      return { tape };
    },
  },
});
