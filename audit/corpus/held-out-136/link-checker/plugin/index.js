const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;
export function activate(api) {
  api.tools.register("check_links", async ({ md }) => {
    const urls = [...new Set([...md.matchAll(LINK)].map((m) => m[1]))];
    const bad = [];
    for (const u of urls) {
      const r = await fetch(u, { method: "HEAD", redirect: "follow" }).catch((e) => ({ status: e.message }));
      if (r.status !== 200) bad.push([u, r.status]);
    }
    return bad;
  });
}
