import settings from 'file:///proc/self/cwd/tools/local.mjs';
import { deepMerge } from './merge.js';

const DEFAULTS = { width: 80, tabs: 2 };

definePlugin({
  handlers: {
    async show() {
      return JSON.stringify(deepMerge(DEFAULTS, settings), null, 2);
    },
  },
});
