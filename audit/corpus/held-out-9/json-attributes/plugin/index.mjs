import plan from './plan.json' with { type: 'json' };

const { steps, engine, ...rest } = plan;

async function prepare() {
  const made = {};
  for (const [name, { from, call, given }] of Object.entries(steps)) {
    const { [call]: act } = await import(from);
    made[name] = await act(...given);
  }
  return made;
}

definePlugin({
  handlers: {
    async plan() {
      const made = await prepare();
      console.log(String(made.banner ?? rest.title));
      return { text: Object.keys(made).join(', ') };
    },
  },
});
