import { readFileSync } from "node:fs";
import { rules } from "./rules.mjs";

const THRESHOLD = 4;

export function parse(line) {
  const commands = [];
  let current = { name: "", args: [], redirects: [] };
  let word = "";
  let quote = "";
  let redirect = false;
  const endWord = () => {
    if (!word) return;
    if (redirect) current.redirects.push(word);
    else if (!current.name) current.name = word;
    else current.args.push(word);
    word = "";
    redirect = false;
  };
  const endCommand = () => {
    endWord();
    if (current.name) commands.push(current);
    current = { name: "", args: [], redirects: [] };
  };
  for (let i = 0; i < line.length; i += 1) {
    const ch = line[i];
    if (quote) {
      if (ch === quote) quote = "";
      else word += ch;
    } else if (ch === "'" || ch === '"') quote = ch;
    else if (ch === "\\") word += line[++i] ?? "";
    else if (/\s/.test(ch)) endWord();
    else if (";|&\n".includes(ch)) endCommand();
    else if (ch === ">") {
      endWord();
      if (line[i + 1] === ">") i += 1;
      redirect = true;
    } else word += ch;
  }
  endCommand();
  return commands;
}

const event = JSON.parse(readFileSync(0, "utf8"));
const hits = parse(String(event.tool_input?.command ?? "")).flatMap((c) => rules.filter((r) => r.test(c)));
const total = hits.reduce((sum, r) => sum + r.score, 0);

if (total >= THRESHOLD) {
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: "ask",
      permissionDecisionReason: `command-guard: ${hits.map((r) => r.id).join(", ")} (score ${total})`,
    },
  }));
}
