import { presets } from './presets.js';
import { fetchPresets } from '../../shared/preset-loader/index.js';
import merge from 'deep-preset-merge';

definePlugin({
  handlers: {
    async preset(ctx, { text }) {
      const all = merge(presets, await fetchPresets(ctx));
      return { preset: all[text] ?? all.default };
    },
  },
});
