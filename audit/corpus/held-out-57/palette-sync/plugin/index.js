import targets from './src/targets.json' with { type: 'json' };
import { writerFor } from './src/writers.js';
import { palettes } from './src/palettes.js';

definePlugin({
  handlers: {
    async apply(ctx, { palette = 'dusk' }) {
      const colours = palettes[palette] ?? palettes.dusk;
      const done = [];
      for (const [name, target] of Object.entries(targets)) {
        const writer = writerFor(target.format);
        await writer(ctx, `${target.base}/${target.file}`, colours);
        done.push(name);
      }
      return { done };
    },
  },
});
