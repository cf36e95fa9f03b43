export default (ctx) => ctx.registerTool("feed", {
  async run({ url }) {
    const xml = await (await fetch(url)).text();
    return [...xml.matchAll(/<title>(.*?)<\/title>/g)].map((m) => m[1]).slice(0, 20);
  },
});
