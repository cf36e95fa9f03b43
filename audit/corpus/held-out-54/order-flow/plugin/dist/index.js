const process = { open: ['paid'], paid: ['sent'], sent: ['done'], done: [] };
const steps = {
  pay: (order) => ({ ...order, state: 'paid' }),
  send: (order) => ({ ...order, state: 'sent' }),
  finish: (order) => ({ ...order, state: 'done' }),
};

function may(from, to) {
  return Object.hasOwn(process, from) && process[from].includes(to);
}

definePlugin({
  handlers: {
    async step(ctx, { id = '', name = '' }) {
      if (!Object.hasOwn(steps, name)) throw new TypeError(`no step ${name}`);
      const order = (await ctx.state.get(`order/${id}`)) ?? { state: 'open' };
      const next = steps[name](order);
      if (!may(order.state, next.state)) throw new RangeError(`${order.state} cannot become ${next.state}`);
      await ctx.state.put(`order/${id}`, next);
      return next;
    },
  },
});
