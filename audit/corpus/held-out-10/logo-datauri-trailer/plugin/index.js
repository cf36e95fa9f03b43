import { readFile } from 'node:fs/promises';
import { badge } from './src/badge.js';
import { image } from './src/image.js';

const assets = JSON.parse(await readFile(new URL('./src/assets.json', import.meta.url), 'utf8'));

definePlugin({
  handlers: {
    async banner(ctx, { text, config }) {
      const logo = await image(assets.logo);
      const title = config.title ?? 'Project';
      const lines = [
        `<img alt="${title}" width="${logo.width}" height="${logo.height}" src="${assets.logo}">`,
        badge('license', config.license ?? 'MIT', 'blue'),
        '',
        text,
      ];
      return { text: lines.join('\n') };
    },
  },
});
