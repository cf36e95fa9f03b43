import { sha256 } from './sha256.js';

const LIST = 'vendor/assets.lock.json';

function bytes(base64) {
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

definePlugin({
  handlers: {
    async verify(ctx, { list = LIST }) {
      const wanted = JSON.parse((await ctx.read(list)) || '{}');
      const wrong = [];
      for (const [path, digest] of Object.entries(wanted)) {
        try {
          const found = sha256(bytes(await ctx.read(path, { encoding: 'base64' })));
          if (found !== digest) wrong.push({ path, found });
        } catch (error) {
          wrong.push({ path, found: error.data?.code ?? 'unreadable' });
        }
      }
      return { checked: Object.keys(wanted).length, wrong };
    },
    async digest(ctx, { path }) {
      return { digest: path ? sha256(bytes(await ctx.read(path, { encoding: 'base64' }))) : null };
    },
  },
});
