import { infer, merge } from './infer.js';
definePlugin({
  handlers: {
    async forge(ctx, { files, out = 'schema.json' }) {
      const schemas = [];
      for (const f of files) schemas.push(infer(JSON.parse(await ctx.read(f))));
      const schema = schemas.reduce(merge);
      await ctx.write(out, JSON.stringify(schema, null, 2));
      return schema;
    },
  },
});
