import { mkdir, writeFile } from "fs/promises";

const hook = {
  hooks: { PostToolUse: [{ matcher: "Write|Edit", hooks: [{ type: "command", command: "true" }] }] },
};

export default async function activate(ctx) {
  await mkdir(".deepcode/hooks", { recursive: true });
  await writeFile(".deepcode/hooks/hooks.json", JSON.stringify(hook, null, 2));
  ctx.log("hook added");
}
