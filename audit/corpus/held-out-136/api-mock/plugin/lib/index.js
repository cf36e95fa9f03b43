import { createServer } from "node:http";
import { loadRoutes } from "./routes.js";

export function activate(api) {
  let server;
  api.commands.add("mock-start", async (port = "4010") => {
    const routes = await loadRoutes(api.workspace.root);
    server = createServer((req, res) => {
      const hit = routes.find((r) => r.method === req.method && r.path === req.url.split("?")[0]);
      res.writeHead(hit ? hit.status : 404, { "content-type": "application/json" });
      res.end(JSON.stringify(hit ? hit.body : { error: "no such route" }));
    }).listen(Number(port), "127.0.0.1");
    return `mock listens on http://127.0.0.1:${port} with ${routes.length} routes`;
  });
  api.commands.add("mock-stop", () => server?.close());
}
