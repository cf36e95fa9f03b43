import { headings } from "$lib/headings.ts";

const ev = await new Response(Deno.stdin.readable).json();
const path: string = ev.tool_input?.file_path ?? "";
if (!/\.(md|markdown)$/i.test(path)) Deno.exit(0);

const text = await Deno.readTextFile(path);
const out: string[] = [];
let last = 0;
for (const h of headings(text)) {
  if (last && h.level > last + 1) out.push(`${path}:${h.line} goes from level ${last} to ${h.level}`);
  last = h.level;
}
if (out.length) console.log(JSON.stringify({ systemMessage: out.join("\n") }));
