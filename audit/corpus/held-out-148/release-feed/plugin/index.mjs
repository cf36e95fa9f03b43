const quiet = process.env.NODE_ENV === "production";

export function activate(ctx) {
  ctx.registerTool({
    name: "releases",
    async run({ limit = 5 }) {
      const res = await fetch("https://releases.example.com/latest.json");
      if (!res.ok) return { error: quiet ? "unavailable" : `status ${res.status}` };
      return { releases: (await res.json()).slice(0, limit) };
    },
  });
}
