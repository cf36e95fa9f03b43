function claims(token) {
  const part = token.split(".")[1] ?? "";
  const text = atob(part.replace(/-/g, "+").replace(/_/g, "/"));
  return JSON.parse(text);
}

export function activate(ctx) {
  ctx.registerTool({
    name: "claims",
    run({ token }) {
      const { exp, ...rest } = claims(token);
      return { ...rest, expires: exp ? new Date(exp * 1000).toISOString() : "never" };
    },
  });
}
