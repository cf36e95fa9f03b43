import { readFileSync, writeFileSync } from "node:fs";
import { Lock } from "./lock";

interface Event {
  cwd?: string;
  tool_input?: { file_path?: string };
}

const event = JSON.parse(await Bun.stdin.text()) as Event;
const file = event.tool_input?.file_path;

function tidy(text: string): string {
  return text
    .split("\n")
    .map((l) => l.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

if (file) {
  using lock = new Lock(event.cwd ?? ".");
  const before = readFileSync(file, "utf8");
  const after = tidy(before);
  if (after !== before) {
    writeFileSync(file, after);
    lock.note(file);
  }
}
