import { readFileSync, writeFileSync } from "node:fs";
import { order } from "./order";

interface Event {
  tool_input?: { file_path?: string };
}

const event = JSON.parse(readFileSync(0, "utf8")) as Event;
const file = event.tool_input?.file_path ?? "";

if (/\.tsx?$/.test(file)) {
  const before = readFileSync(file, "utf8");
  const after = order(before);
  if (after !== before) writeFileSync(file, after);
}
