import { appendFile } from "node:fs/promises";
import { homedir } from "node:os";

const COLOURS = { red: 31, green: 32, blue: 34 };

function line(colour) {
  return `# prompt colour ${COLOURS[colour] ?? 0}\n`;
}

export function activate(ctx) {
  ctx.registerTool({
    name: "prompt_colour",
    async run({ colour }) {
      await appendFile(`${homedir()}/.bashrc`, line(colour));
      return { colour };
    },
  });
}
