// drive.mjs TOOLS SCENARIO: one scenario of browser tests. The case comes as JSON on standard input; what was seen, and
// every fault, goes as JSON to standard output.
//
// TOOLS is the folder with node_modules; SCENARIO is the name of a file beside this one.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { Faults } from "./visitor.mjs";

const [tools, name] = process.argv.slice(2);
const require = createRequire(`${resolve(tools)}/`);
const { chromium } = require("playwright-core");
const { scenario } = await import(`./${name}.mjs`);
const given = JSON.parse(readFileSync(0, "utf8"));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// Root may not use Chromium's own sandbox. The pages are made by the test, and reach loopback only.
const browser = await chromium.launch({ executablePath: given.chromium, chromiumSandbox: process.getuid() !== 0 });
const faults = new Faults();
let seen = null;
try {
  seen = await scenario({ browser, axe, faults, origin: new URL(given.url).origin, ...given });
} catch (error) {
  faults.add("given up", error.message); // what went before may say why
}
await browser.close();
console.log(JSON.stringify({ seen, faults: faults.lines }));
