import { compile } from './lib/compile.js';
import templates from './templates.json' with { type: 'json' };

const NAME = /^[A-Z][A-Za-z0-9]{0,40}$/;

definePlugin({
  handlers: {
    async create(ctx, { kind = 'component', name, folder = 'src' }) {
      if (!NAME.test(name ?? '')) throw new Error('names look like UserCard');
      if (folder.split('/').includes('..')) throw new Error('folders stay inside the project');
      const written = [];
      for (const { path, text } of templates[kind] ?? []) {
        const target = `${folder}/${compile(path)({ name })}`;
        await ctx.write(target, compile(text.join('\n'))({ name }));
        written.push(target);
      }
      return { written };
    },
  },
});
