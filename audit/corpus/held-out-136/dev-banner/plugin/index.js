const dev = process.env.NODE_ENV !== "production";

export function activate(api) {
  api.statusLine("mode", () => (dev ? "development" : "production"));
  if (dev) api.log("dev-banner is active");
}
