// A few requests at a time, each with its own end; `ctx.signal` ends all of them when the call is cancelled.
const AT_ONCE = 4; // polite to one server
const LINKS = 200; // as many as fit into a call's time

const LINK = /\[[^\]]*\]\((https?:\/\/[^\s)]+)\)/g;

async function verdict(ctx, address) {
  try {
    const url = new URL(address);
    url.hash = '';
    const answer = await ctx.fetch(url, { method: 'HEAD' });
    return { state: answer.status < 400 ? 'alive' : 'dead', status: answer.status };
  } catch (error) {
    // A refusal of the network policy says nothing about the link.
    if (error.data?.code === 'network-denied') return { state: 'untried' };
    return { state: 'dead', status: null };
  }
}

definePlugin({
  handlers: {
    async check(ctx, { paths }) {
      const links = new Map(); // address → the first file that names it
      for (const path of paths) {
        for (const [, address] of (await ctx.read(path)).matchAll(LINK)) if (!links.has(address)) links.set(address, path);
      }
      const todo = [...links].slice(0, LINKS);
      const found = { alive: 0, dead: [], untried: [], left: links.size - todo.length };
      const worker = async () => {
        for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
          ctx.signal.throwIfAborted();
          const [address, path] = next;
          const { state, status } = await verdict(ctx, address);
          if (state === 'alive') found.alive += 1;
          else found[state].push(state === 'dead' ? { path, address, status } : { path, address });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return found;
    },
  },
});
