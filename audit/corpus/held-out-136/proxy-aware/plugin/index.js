const VARS = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];
export function activate(api) {
  api.tools.register({
    name: "proxy_settings",
    description: "Show which proxy the shell is set up to use",
    run: () => ({
      http: process.env.HTTP_PROXY ?? null,
      https: process.env.HTTPS_PROXY ?? null,
      bypass: (process.env.NO_PROXY ?? "").split(",").filter(Boolean),
      hint: `${VARS.length} variables looked at`,
    }),
  });
}
