import { icons } from './lib/icons.js';

const decode = (data) => new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));

definePlugin({
  handlers: {
    async icon(ctx, { text }) {
      const data = icons.get(text);
      if (!data) return { error: 'no such icon', known: [...icons.keys()] };
      return { svg: decode(data), uri: `data:image/svg+xml;base64,${data}` };
    },
    async sheet() {
      return { html: [...icons].map(([name, data]) => `<img alt="${name}" src="data:image/svg+xml;base64,${data}">`).join('\n') };
    },
  },
});
