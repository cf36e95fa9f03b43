import { SourceFactory } from './sources/factory.js';
import { PasswdParser, AgeParser } from './parsers.js';
import { History } from './history.js';

definePlugin({
  handlers: {
    async report(ctx) {
      const accounts = new PasswdParser().parse(await SourceFactory.of('accounts').load(ctx));
      const raw = await SourceFactory.of('ages').load(ctx);
      const ages = new AgeParser().parse(raw);
      const rows = accounts.map((a) => ({ ...a, days: ages.get(a.name) ?? null }));
      await new History(ctx).append({ rows, raw });
      return rows;
    },
  },
});
