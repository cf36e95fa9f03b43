export const sources = new Map([
  ['text', async (_, { value }) => value],
  ['url', async (ctx, { url, field }) => {
    const { body } = await ctx.fetch(url);
    return String(JSON.parse(body)[field]);
  }],
]);
