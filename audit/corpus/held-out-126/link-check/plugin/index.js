export const tools = {
  async alive({ url }) {
    const r = await fetch(url, { method: "HEAD", redirect: "follow" });
    return { url, status: r.status };
  },
};
