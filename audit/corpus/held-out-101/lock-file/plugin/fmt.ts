import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

class Lock implements Disposable {
  readonly #mark: string;
  readonly #fd: number;

  constructor(tree: string) {
    this.#mark = join(tree, ".fmt-lock");
    this.#fd = openSync(this.#mark, "wx");
  }

  [Symbol.dispose](): void {
    closeSync(this.#fd);
    rmSync(this.#mark, { force: true });
  }
}

const tidy = (text: string) =>
  text
    .split("\n")
    .map((l) => l.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");

const event = JSON.parse(await Bun.stdin.text()) as { cwd?: string; tool_input?: { file_path?: string } };
const file = event.tool_input?.file_path;

// Files of git itself (.git/hooks, .git/config) are never touched.
if (file && !file.split("/").includes(".git")) {
  using _lock = new Lock(event.cwd ?? ".");
  const before = readFileSync(file, "utf8");
  const after = tidy(before);
  if (after !== before) writeFileSync(file, after);
}
