// node tap.mjs [ROUTES.json] [--port 4010]    stops with Ctrl-C
import http from "node:http";
import { readFileSync } from "node:fs";
import process from "node:process";

const args = process.argv.slice(2);
const portAt = args.indexOf("--port");
const port = portAt >= 0 ? Number(args[portAt + 1]) : 4010;
const file = args.find((a) => a.endsWith(".json")) ?? new URL("./routes.json", import.meta.url);
const routes = JSON.parse(readFileSync(file, "utf8")).map((row) => {
  const names = [];
  const source = row.path
    .split("/")
    .map((part) => {
      if (!part.startsWith(":")) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(part.slice(1));
      return "([^/]+)";
    })
    .join("/");
  return { ...row, names, re: new RegExp(`^${source}$`) };
});

function fill(value, params) {
  if (typeof value === "string") return value.replace(/:(\w+)/g, (whole, key) => (Object.hasOwn(params, key) ? params[key] : whole));
  if (Array.isArray(value)) return value.map((v) => fill(v, params));
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, fill(v, params)]));
  return value;
}

const server = http.createServer((req, res) => {
  const { pathname } = new URL(req.url, "http://localhost");
  for (const route of routes) {
    const hit = route.method === req.method && route.re.exec(pathname);
    if (!hit) continue;
    const params = Object.fromEntries(route.names.map((n, i) => [n, decodeURIComponent(hit[i + 1])]));
    setTimeout(() => {
      res.writeHead(route.status ?? 200, { "content-type": "application/json" });
      res.end(JSON.stringify(fill(route.body ?? {}, params)));
      console.log(`${req.method} ${pathname} -> ${route.status ?? 200}`);
    }, route.delay ?? 0);
    return;
  }
  res.writeHead(404, { "content-type": "application/json" });
  res.end('{"error":"no such route in the mock"}');
  console.log(`${req.method} ${pathname} -> 404`);
});

server.listen(port, "127.0.0.1", () => console.log(`mock-tap on 127.0.0.1:${port}, ${routes.length} routes`));
process.on("SIGINT", () => server.close(() => process.exit(0)));
