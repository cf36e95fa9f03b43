import https from "node:https";

export function incidents() {
  return new Promise((resolve, reject) => {
    https.get("https://status.example.com/api/v2/incidents.json", (res) => {
      let s = "";
      res.on("data", (d) => (s += d)).on("end", () => resolve(JSON.parse(s).incidents));
    }).on("error", reject);
  });
}
export const activate = (api) => api.tool("incidents", incidents);
