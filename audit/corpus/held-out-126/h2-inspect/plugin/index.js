import { connect } from "node:http2";

export const headers = (path = "/") =>
  new Promise((resolve, reject) => {
    const c = connect("https://edge.example.com");
    c.on("error", reject);
    const r = c.request({ ":path": path, ":method": "HEAD" });
    r.on("response", (h) => (resolve({ ...h }), c.close()));
    r.end();
  });
