import { Journal } from './lib/journal.js';
import { events } from './lib/events.js';

const hooks = Object.fromEntries(
  Object.entries(events).map(([name, note]) => [
    name,
    async (ctx, event) => {
      const journal = await Journal.open(ctx);
      note(journal, event);
      await journal.close();
      return {};
    },
  ]),
);

const verbs = ['show', 'forget'];
const handlers = Object.fromEntries(
  verbs.map((verb) => [verb, async (ctx) => (await Journal.open(ctx))[verb]()]),
);

definePlugin({ handlers, hooks });
