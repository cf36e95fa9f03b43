import contract from './contract.json' with { type: 'json' };
import { typeOf } from './types.js';

const problems = [];

function require(condition, message) {
  if (!condition) problems.push(message);
}

function check(config, rules) {
  for (const key of Object.keys(rules)) {
    const value = config[key];
    const rule = rules[key];
    require(value !== undefined || rule.optional, `${key} is missing`);
    require(value === undefined || typeOf(value) === rule.type, `${key} must be a ${rule.type}`);
    require(rule.min === undefined || value >= rule.min, `${key} must be at least ${rule.min}`);
  }
}

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      problems.length = 0;
      check(JSON.parse(await ctx.read(path)), contract);
      return { problems: [...problems] };
    },
  },
});
