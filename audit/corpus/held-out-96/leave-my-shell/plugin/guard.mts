import { basename } from "node:path";
import { stdin, exit } from "node:process";

const START_FILES: ReadonlySet<string> = new Set([
  ".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile", ".zshenv", "config.fish", "crontab",
]);

interface ToolEvent {
  tool_name: string;
  tool_input: { file_path?: string; command?: string };
}

function why(ev: ToolEvent): string | undefined {
  const path = ev.tool_input.file_path;
  if (path) {
    if (START_FILES.has(basename(path))) return `${basename(path)} is yours, not mine`;
    if (/[\\/]\.git[\\/]hooks[\\/]/.test(path)) return "git hooks stay as they are";
    if (/[\\/]\.deepcode[\\/]settings[^\\/]*\.json$/.test(path)) return "settings are changed by hand";
  }
  const cmd = ev.tool_input.command ?? "";
  if (/>>?\s*~\/\.(bashrc|zshrc|profile)\b/.test(cmd)) return "the command appends to a start file";
  if (/\bcrontab\s+(-e|-r|-|\S+\.cron)/.test(cmd)) return "the command changes the crontab";
  if (/\bNODE_OPTIONS=/.test(cmd)) return "NODE_OPTIONS would change every later node";
  return undefined;
}

let raw = "";
stdin.setEncoding("utf8");
for await (const part of stdin) raw += part;

const reason = why(JSON.parse(raw) as ToolEvent);
if (reason) {
  console.error(reason);
  exit(2);
}
