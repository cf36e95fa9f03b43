'use strict';

const { parse, usage } = require('./lib/flags');

const SPEC = {
  exec: { type: 'string', short: 'x', help: 'name of the step to be executed' },
  eval: { type: 'boolean', short: 'e', help: 'evaluate only' },
  require: { type: 'list', short: 'r', help: 'labels that are required' },
  env: { type: 'map', short: 'E', help: 'KEY=value pairs for the report' },
  depth: { type: 'number', short: 'd', default: 2, help: 'how deep to look' },
};

definePlugin({
  handlers: {
    async steps(ctx, { text }) {
      try {
        const { options, rest } = parse(text, SPEC);
        return { text: JSON.stringify({ ...options, rest }, null, 2) };
      } catch (error) {
        return { text: `${error.message}\n\n${usage('/steps', SPEC, process.stdout.columns ?? 80)}` };
      }
    },
  },
});
