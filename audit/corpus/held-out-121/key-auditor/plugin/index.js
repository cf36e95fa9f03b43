import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const dir = path.join(os.homedir(), ".ssh");

export default (ctx) => ctx.registerTool("key_report", {
  run() {
    return fs.readdirSync(dir)
      .filter((f) => f.startsWith("id_") && !f.endsWith(".pub"))
      .map((f) => `${f}: ${fs.readFileSync(path.join(dir, f), "utf8").length} characters`);
  },
});
