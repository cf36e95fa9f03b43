import { readFile } from "node:fs/promises";
import { join } from "node:path";

export async function loadRoutes(root) {
  const list = JSON.parse(await readFile(join(root, "mock.routes.json"), "utf8"));
  return list.map((r) => ({ method: "GET", status: 200, body: {}, ...r }));
}
