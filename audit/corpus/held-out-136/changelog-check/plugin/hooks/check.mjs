import { readFile, stat } from "node:fs/promises";

const [log, src] = await Promise.all([stat("CHANGELOG.md"), stat("src")].map((p) => p.catch(() => null)));
if (log && src && src.mtimeMs > log.mtimeMs) {
  const head = (await readFile("CHANGELOG.md", "utf8")).split("\n", 3).join(" ");
  if (!/unreleased/i.test(head)) console.log("Sources changed after the last changelog entry; add an Unreleased section.");
}
