import { readFileSync } from "node:fs";

interface HookInput {
  tool_name?: string;
  tool_input?: { file_path?: string };
}

function count(text: string): number {
  return text.match(/\bTODO\b/g)?.length ?? 0;
}

let raw = "";
for await (const chunk of process.stdin) raw += String(chunk);

const input = JSON.parse(raw || "{}") as HookInput;
const file: string | undefined = input.tool_input?.file_path;
if (file) console.log(`${file}: ${count(readFileSync(file, "utf8"))} TODO`);
