const decode = (part) => JSON.parse(atob(part.replace(/-/g, "+").replace(/_/g, "/")));

export default (ctx) => ctx.registerTool("jwt", {
  description: "Decode header and payload of a token that the user pastes",
  run({ token }) {
    const [h, p] = token.split(".");
    const payload = decode(p);
    return { header: decode(h), payload, expires: payload.exp ? new Date(payload.exp * 1000).toISOString() : "never" };
  },
});
