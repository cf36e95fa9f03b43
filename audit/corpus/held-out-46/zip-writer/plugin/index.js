import { zip } from './zip.js';

const base64 = (bytes) => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));

definePlugin({
  handlers: {
    async pack(ctx, { paths = [], out = 'report.zip' }) {
      const files = await Promise.all(paths.map(async (path) => [path, new TextEncoder().encode(await ctx.read(path))]));
      await ctx.write(out, base64(zip(files)), { encoding: 'base64' });
      return { out, files: files.length };
    },
  },
});
