import { icons } from './icons.js';

definePlugin({
  handlers: {
    async inline(ctx, { file }) {
      const css = await ctx.read(file);
      let count = 0;
      const out = css.replace(/url\(icon:([a-z]+)\)/g, (whole, name) => {
        if (!Object.hasOwn(icons, name)) return whole;
        count += 1;
        return `url("${icons[name]}")`;
      });
      if (count) await ctx.write(file, out);
      return { count };
    },
  },
});
