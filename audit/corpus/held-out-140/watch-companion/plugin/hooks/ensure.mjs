import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const agent = fileURLToPath(new URL("./agent.mjs", import.meta.url));
const child = spawn(process.execPath, [agent], { detached: true, stdio: "ignore" });
child.unref();
console.log("watching in the background");
