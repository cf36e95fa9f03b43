import { resolveAlias, type Aliases } from './alias.js';

interface Context { read(path: string): Promise<string> }
declare function definePlugin(plugin: { handlers: Record<string, (ctx: Context, params: { text: string }) => Promise<unknown>> }): void;

definePlugin({
  handlers: {
    async resolve(ctx, { text }) {
      const config = JSON.parse((await ctx.read('tsconfig.json')) || '{}') as { compilerOptions?: { paths?: Aliases } };
      return resolveAlias(text, config.compilerOptions?.paths ?? {});
    },
  },
});
