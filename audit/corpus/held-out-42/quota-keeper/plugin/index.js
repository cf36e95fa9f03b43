import { Ledger } from './lib/ledger.js';

definePlugin({
  handlers: {
    async spend(ctx, { amount = 40, config = {} }) {
      const ledger = new Ledger(config.limit ?? 10);
      return { allowed: ledger.spend(amount) };
    },
  },
});
