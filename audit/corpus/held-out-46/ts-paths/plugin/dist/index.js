import { resolveAlias } from './alias.js';
definePlugin({
    handlers: {
        async resolve(ctx, { text }) {
            const config = JSON.parse((await ctx.read('tsconfig.json')) || '{}');
            return resolveAlias(text, config.compilerOptions?.paths ?? {});
        },
    },
});
