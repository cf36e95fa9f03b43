import { shade } from './lib/shade.js';

const STEPS = [0.5, 0.75, 1, 1.25, 1.5];

definePlugin({
  handlers: {
    async palette(_ctx, { text }) {
      const hex = /#[0-9a-f]{6}/i.exec(text ?? '')?.[0];
      return hex ? { colours: STEPS.map((f) => shade(hex, f)) } : { error: 'a colour like #336699, please' };
    },
  },
});
