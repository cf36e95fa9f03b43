import { faults, shape } from './rules.js';

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      const open = new Map();
      const report = [];
      let number = 0;
      for (const line of (await ctx.read(path)).split('\n')) {
        number += 1;
        const text = line.replace(/^(→|←|>>|<<)\s*/, '').trim();
        if (text === '') continue;
        let message;
        try {
          message = JSON.parse(text);
        } catch {
          report.push(`${number}: not JSON`);
          continue;
        }
        for (const fault of faults(message ?? {})) report.push(`${number}: ${fault}`);
        const kind = shape(message);
        if (kind === 'request') {
          if (open.has(message.id)) report.push(`${number}: id ${message.id} is still open since line ${open.get(message.id)}`);
          open.set(message.id, number);
        } else if (kind === 'response' && !open.delete(message.id)) {
          report.push(`${number}: answer to nothing (id ${message.id})`);
        }
      }
      for (const [id, line] of open) report.push(`${line}: request ${id} was never answered`);
      return { report };
    },
  },
});
