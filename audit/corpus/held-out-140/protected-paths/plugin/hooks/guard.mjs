import { isPrivate } from "../lib/private.mjs";

let input = "";
for await (const chunk of process.stdin) input += chunk;

const file = JSON.parse(input || "{}").tool_input?.file_path ?? "";
if (isPrivate(file)) {
  console.error(`protected-paths: ${file} is private`);
  process.exitCode = 2;
}
