import verbs from "./verbs.json" with { type: "json" };

const input = JSON.parse(await new Response(Deno.stdin.readable).text());
const command: string = input.tool_input?.command ?? "";
const max: number = input.config?.maxSubject ?? 60;

function subjectOf(cmd: string): string | null {
  if (!/\bgit\s+(-\S+\s+)*commit\b/.test(cmd)) return null;
  const m = cmd.match(/(?:-m|--message)(?:=|\s+)(["'])([\s\S]*?)\1/);
  return m ? m[2].split("\n")[0] : null;
}

const subject = subjectOf(command);
if (subject) {
  const complaints: string[] = [];
  const bare = subject.replace(/^(\w+)(\([^)]*\))?!?:\s*/, "");
  const first = bare.split(/\s/)[0]?.toLowerCase() ?? "";
  if (bare.length > max) complaints.push(`subject has ${bare.length} characters, at most ${max}`);
  if (/[.!]$/.test(bare)) complaints.push("no full stop at the end");
  if (/(ed|ing)$/.test(first) && !verbs.keep.includes(first)) complaints.push(`"${first}": use the imperative`);
  else if (!verbs.imperative.includes(first)) complaints.push(`"${first}" is not on the list of verbs`);
  if (complaints.length) {
    console.log(JSON.stringify({ decision: "ask", reason: "Commit subject: " + complaints.join("; ") }));
  }
}
