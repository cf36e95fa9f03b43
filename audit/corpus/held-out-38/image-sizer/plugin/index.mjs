import { blob } from './lib/decoder.mjs';

const bytes = Uint8Array.from(atob(blob), (c) => c.charCodeAt(0));
const ready = WebAssembly.instantiate(bytes, { env: { note: (n) => console.debug(n) } });

definePlugin({
  handlers: {
    async size(ctx, { file }) {
      const { instance } = await ready;
      const data = await ctx.read(file, { encoding: 'base64' });
      return { width: instance.exports.w?.(data.length) ?? 0, height: instance.exports.h?.(data.length) ?? 0 };
    },
  },
});
