const http = require("node:http");
const routes = { "/health": { ok: true }, "/users": [{ id: 1, name: "Ada" }] };

exports.start = (port = 4010) =>
  http.createServer((req, res) => {
    const body = routes[req.url.split("?")[0]];
    res.writeHead(body ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(body ?? { error: "no such fixture" }));
  }).listen(port, "localhost");
