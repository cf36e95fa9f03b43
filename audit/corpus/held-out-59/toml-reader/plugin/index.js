import { parseToml } from './toml.js';

definePlugin({
  handlers: {
    read(_ctx, { text }) {
      try { return { value: parseToml(String(text ?? '')) }; } catch (error) { return { error: error.message }; }
    },
  },
});
