import { readFileSync } from "node:fs";
import { weasel } from "#rules/weasel";
import { doubled } from "#rules/doubled";
import { longSentence } from "./rules/long.mjs";

const { tool_input: t = {} } = JSON.parse(readFileSync(0, "utf8"));
if (/\.(md|rst|adoc|txt)$/.test(t.file_path ?? "")) {
  const text = t.content ?? t.new_string ?? "";
  const out = [];
  for (const check of [weasel, doubled, longSentence]) {
    for (const { index, message } of check(text)) {
      const line = text.slice(0, index).split("\n").length;
      out.push({ line, message });
    }
  }
  out.sort((a, b) => a.line - b.line);
  if (out.length) {
    console.log(JSON.stringify({ systemMessage: out.slice(0, 15).map((o) => `${t.file_path}:${o.line} ${o.message}`).join("\n") }));
  }
}
