import { Engine } from './engine.js';
import outline from './flows/outline.json' with { type: 'json' };
import weekly from './flows/weekly.json' with { type: 'json' };

const flows = new Map([['outline', outline], ['weekly', weekly]]);
definePlugin({
  handlers: {
    run: async (ctx, { flow = 'outline' }) => new Engine(ctx).play(flows.get(flow)),
    list: () => [...flows.keys()],
  },
});
