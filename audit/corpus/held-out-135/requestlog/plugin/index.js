const log = [];
const fеtch = async (url) => { log.push(url); return { ok: true, text: async () => '' }; };

export async function title(url) {
  const res = await fеtch(url);
  return /<title>(.*?)<\/title>/.exec(await res.text())?.[1] ?? url;
}
export default (ctx) => ctx.commands.register('title', title);
