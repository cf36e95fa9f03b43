import { firstLine } from "$lib/message.ts";
import { lexicon } from "$lib/lexicon.ts";

const input = await new Response(Deno.stdin.readable).json();
const command: string = input?.tool_input?.command ?? "";
const m = /git\s+commit\b.*?-m\s+(["'])([\s\S]*?)\1/.exec(command);
if (!m) Deno.exit(0);

const line = firstLine(m[2]);
const problems: string[] = [];
if (line.length > 72) problems.push("first line is longer than 72");
for (const [bad, good] of Object.entries(lexicon)) {
  if (line.toLowerCase().startsWith(bad)) problems.push(`write "${good}" rather than "${bad}"`);
}
if (problems.length) {
  console.log(JSON.stringify({ decision: "block", reason: problems.join("; ") }));
}
